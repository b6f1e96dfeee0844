/* Answers `cpuid` without the features that are to be hidden, wherever the instruction was replaced
 * by `ud2` (support/told_cpu.py does that in a copy of ONNX Runtime). CAPTIONER_TOLD_CPU says what
 * the processor is to be: avx512 (without VNNI), avx2 (without AVX-512 and VNNI) or sse4. */
#define _GNU_SOURCE /* REG_RIP and its like */
#include <cpuid.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

enum { UD2_BYTES = 2, CPUID_LEAF_1 = 1, CPUID_LEAF_7 = 7 };

/* Bits as in the manuals of the makers of processors. */
static const unsigned AVX_1C = 1u << 28, FMA_1C = 1u << 12, F16C_1C = 1u << 29;
static const unsigned AVX2_7B = 1u << 5;
static const unsigned AVX512_7B = /* F, DQ, IFMA, PF, ER, CD, BW, VL */
    1u << 16 | 1u << 17 | 1u << 21 | 1u << 26 | 1u << 27 | 1u << 28 | 1u << 30 | 1u << 31;
static const unsigned AVX512_7C = /* VBMI, VBMI2, BITALG, VPOPCNTDQ */
    1u << 1 | 1u << 6 | 1u << 12 | 1u << 14;
static const unsigned VNNI_7C = 1u << 11;
static const unsigned AVX512_7D = 1u << 2 | 1u << 3 | 1u << 8 | 1u << 23; /* ..., FP16 */
static const unsigned AMX_7D = 1u << 22 | 1u << 24 | 1u << 25;
static const unsigned VNNI_71A = 1u << 4 | 1u << 5; /* AVX-VNNI, AVX512-BF16 */
static const unsigned AMX_71A = 1u << 21;           /* FP16 */
static const unsigned IFMA_71A = 1u << 23;          /* AVX-IFMA */

static struct {
  unsigned leaf_1c, leaf_7b, leaf_7c, leaf_7d, leaf_71a, leaf_71d;
} hidden;
static struct sigaction before;

static void on_illegal_instruction(int number, siginfo_t *info, void *context) {
  (void)info;
  greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
  if (memcmp((const void *)registers[REG_RIP], "\x0f\x0b", UD2_BYTES) != 0) {
    sigaction(number, &before, NULL); /* not ours: it happens again, and is handled as before */
    return;
  }
  const unsigned leaf = (unsigned)registers[REG_RAX], part = (unsigned)registers[REG_RCX];
  unsigned a, b, c, d;
  __cpuid_count(leaf, part, a, b, c, d);
  if (leaf == CPUID_LEAF_1) c &= ~hidden.leaf_1c;
  if (leaf == CPUID_LEAF_7 && part == 0) {
    b &= ~hidden.leaf_7b;
    c &= ~hidden.leaf_7c;
    d &= ~hidden.leaf_7d;
  }
  if (leaf == CPUID_LEAF_7 && part == 1) {
    a &= ~hidden.leaf_71a;
    d &= ~hidden.leaf_71d;
  }
  registers[REG_RAX] = a, registers[REG_RBX] = b, registers[REG_RCX] = c, registers[REG_RDX] = d;
  registers[REG_RIP] += UD2_BYTES;
}

__attribute__((constructor)) static void begin(void) {
  const char *told = getenv("CAPTIONER_TOLD_CPU");
  const int sse4 = told && !strcmp(told, "sse4"), avx512 = told && !strcmp(told, "avx512");
  hidden.leaf_7c = VNNI_7C;
  hidden.leaf_7d = AMX_7D;
  hidden.leaf_71a = VNNI_71A | AMX_71A;
  hidden.leaf_71d = 1u << 4 | 1u << 10; /* AVX-VNNI-INT8 and -INT16 */
  if (!avx512) {
    hidden.leaf_7b = AVX512_7B;
    hidden.leaf_7c |= AVX512_7C;
    hidden.leaf_7d |= AVX512_7D;
    hidden.leaf_71a |= IFMA_71A;
  }
  if (sse4) {
    hidden.leaf_1c = AVX_1C | FMA_1C | F16C_1C;
    hidden.leaf_7b |= AVX2_7B;
  }
  struct sigaction action = {.sa_sigaction = on_illegal_instruction,
                             .sa_flags = SA_SIGINFO | SA_NODEFER};
  sigaction(SIGILL, &action, &before);
}
