import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';

export interface Violation {
  /** Axe's name of the rule. */
  id: string;
  /** Requirement of the rule, in one sentence. */
  help: string;
  /** The first element that breaks it. */
  html: string | undefined;
}

// In the page once, and small: reading it takes as long as its rules.
const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds on the page as it is now, without the pages in its frames. */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // The lists of what passed take longer to make than the rules do.
    const { violations } = await axe.run(document, {
      ...options,
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.map(({ id, help, nodes }) => ({ id, help, html: nodes[0]?.html }));
  }, options);
}
