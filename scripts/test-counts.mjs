const plain = (said) => said.replaceAll(/\u001b\[\d+m/g, '');
const sum = (said, pattern) =>
  [...plain(said).matchAll(pattern)].reduce((all, [, count]) => all + Number(count), 0);
/** Tests that Playwright names as passed at the second attempt only, with their count in front. */
const flakyList = /^ {2}(\d+) flaky\n(?: {4}.*\n)+/m;

/** Number of passed tests in the output of Vitest or Playwright, those of the second attempt included. */
export const passedTests = (said) =>
  sum(said, /Tests\s.*?(\d+) passed/g) +
  sum(said, /^\s+(\d+) passed \(/gm) +
  sum(said, new RegExp(flakyList, 'gm'));

/** Number of failed tests in the output of Playwright; a step of Vitest with one fails as a whole. */
export const failedTests = (said) => sum(said, /^\s+(\d+) failed/gm);

/** The part of Playwright's output that names tests that passed at the second attempt only; nothing without any. */
export const flakyTests = (said) => flakyList.exec(plain(said))?.[0];
