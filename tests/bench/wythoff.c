/*
 * The table of Grundy values of Wythoff's game, n x n, by the algorithm of nimbook.board.GrundyEngine on one thread: strips of rows, in a strip
 * column by column; for each row, column and diagonal the used values as bits of two levels; the cells on and above the diagonal.
 *
 * wythoff N REPETITIONS prints a line for each repetition: seconds of the clock, seconds of the processor, the largest value, and the sum of all
 * values on and above the diagonal.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { STRIP = 64 };

static const uint64_t FULL = UINT64_MAX;

/* The words of a line: summary words, then value words; an odd number of cache lines. */
typedef struct {
    int sums;
    size_t stride;
} Shape;

static Shape shape_for(int bound) {
    Shape shape = {.sums = (bound >> 12) + 1};
    size_t words = shape.sums + (bound >> 6) + 1;
    shape.stride = words <= 4 ? words : ((words + 7) / 8 | 1) * 8;
    return shape;
}

static uint64_t *lines(size_t count, Shape shape) {
    uint64_t *bits = calloc(count * shape.stride, sizeof *bits);
    if (bits == NULL) {
        fputs("wythoff: not enough memory\n", stderr);
        exit(1);
    }
    return bits;
}

/* Marks a value in a line; whether a word is full now. */
static inline int mark(uint64_t *line, int sums, int value) {
    uint64_t word = line[sums + (value >> 6)] |= UINT64_C(1) << (value & 63);
    if (word != FULL) return 0;
    line[value >> 12] |= UINT64_C(1) << (value >> 6 & 63);
    return 1;
}

static inline int least(const uint64_t *r, const uint64_t *c, const uint64_t *d, int sums, int from) {
    for (int s = from;; s++) {
        for (uint64_t open = ~(r[s] | c[s] | d[s]); open != 0; open &= open - 1) {
            int w = (s << 6) + __builtin_ctzll(open);
            uint64_t free = ~(r[sums + w] | c[sums + w] | d[sums + w]);
            if (free != 0) return (w << 6) + __builtin_ctzll(free);
        }
    }
}

/* Fills table[a][b - a] for a <= b; the largest value. */
static int fill(int n, uint16_t **table) {
    Shape shape = shape_for(2 * n - 2);
    int sums = shape.sums;
    size_t stride = shape.stride;
    uint64_t *row = lines(STRIP, shape), *column = lines(n, shape), *diagonal = lines(n, shape);
    int first_open[STRIP], max = 0;
    for (int top = 0; top < n; top += STRIP) {
        int bottom = top + STRIP < n ? top + STRIP : n;
        memset(row, 0, STRIP * stride * sizeof *row);
        memset(first_open, 0, sizeof first_open);
        for (int b = top; b < n; b++) {
            uint64_t *c = column + b * stride;
            int end = bottom < b + 1 ? bottom : b + 1;
            for (int a = top; a < end; a++) {
                int i = a - top;
                uint64_t *r = row + i * stride, *d = diagonal + (b - a) * stride;
                if (a == b) {
                    memcpy(r, c, stride * sizeof *r);
                    while (r[first_open[i]] == FULL) first_open[i]++;
                }
                int value = least(r, c, d, sums, first_open[i]);
                table[a][b - a] = (uint16_t) value;
                if (value > max) max = value;
                if (mark(r, sums, value)) while (r[first_open[i]] == FULL) first_open[i]++;
                mark(c, sums, value);
                mark(d, sums, value);
            }
        }
    }
    free(row);
    free(column);
    free(diagonal);
    return max;
}

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

int main(int count, char **arguments) {
    int n = count == 3 ? atoi(arguments[1]) : 0, repetitions = count == 3 ? atoi(arguments[2]) : 0;
    if (n < 1 || n > 20000 || repetitions < 1) {
        fputs("usage: wythoff N REPETITIONS, N from 1 to 20000\n", stderr);
        return 2;
    }
    for (int k = 0; k < repetitions; k++) {
        double clock = seconds(CLOCK_MONOTONIC), processor = seconds(CLOCK_PROCESS_CPUTIME_ID);
        uint16_t **table = malloc(n * sizeof *table);
        for (int a = 0; table != NULL && a < n; a++) {
            table[a] = calloc(n - a, sizeof **table);
            if (table[a] == NULL) table = NULL;
        }
        if (table == NULL) {
            fputs("wythoff: not enough memory\n", stderr);
            return 1;
        }
        int max = fill(n, table);
        clock = seconds(CLOCK_MONOTONIC) - clock;
        processor = seconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
        unsigned long long sum = 0;
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n - a; b++) sum += table[a][b];
            free(table[a]);
        }
        free(table);
        printf("%.9f %.9f %d %llu\n", clock, processor, max, sum);
    }
    return 0;
}
