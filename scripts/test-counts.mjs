const plain = (output) => output.replaceAll(/\u001b\[\d+m/g, '');
const sum = (output, pattern) =>
  [...plain(output).matchAll(pattern)].reduce((all, [, count]) => all + Number(count), 0);
/** Playwright's list of flaky tests, which passed only on retry, after their count. */
const flakyList = /^ {2}(\d+) flaky\n(?: {4}.*\n)+/m;

/** Number of passed tests in the output of Vitest or Playwright, including those that passed on retry. */
export const passedTests = (output) =>
  sum(output, /Tests\s.*?(\d+) passed/g) +
  sum(output, /^\s+(\d+) passed \(/gm) +
  sum(output, new RegExp(flakyList, 'gm'));

/** Number of failed tests in the output of Playwright. Vitest reports failures by its exit code. */
export const failedTests = (output) => sum(output, /^\s+(\d+) failed/gm);

/** The part of Playwright's output that lists flaky tests; empty without any. */
export const flakyTests = (output) => flakyList.exec(plain(output))?.[0];
