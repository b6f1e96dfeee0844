<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>The texts of %n recording(s) are ready.</source>
        <translation>
            <numerusform>The text of %n recording is ready.</numerusform>
            <numerusform>The texts of %n recordings are ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No text in %n recording(s): {names}</source>
        <translation>
            <numerusform>No text in %n recording: {names}</numerusform>
            <numerusform>No text in %n recordings: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reading}; %n more to read</source>
        <translation>
            <numerusform>{reading}; %n more to read</numerusform>
            <numerusform>{reading}; %n more to read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading “{name}”: about %n minute(s) left</source>
        <translation>
            <numerusform>Reading “{name}”: about %n minute left</numerusform>
            <numerusform>Reading “{name}”: about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) wait already. Add the others later.</source>
        <translation>
            <numerusform>%n recording waits already. Add the others later.</numerusform>
            <numerusform>%n recordings wait already. Add the others later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Yes, delete %n session(s) for good</source>
        <translation>
            <numerusform>&amp;Yes, delete %n session for good</numerusform>
            <numerusform>&amp;Yes, delete %n sessions for good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) found</source>
        <translation>
            <numerusform>%n session found</numerusform>
            <numerusform>%n sessions found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
</TS>
