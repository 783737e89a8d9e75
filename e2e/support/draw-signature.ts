import { expect, type Page } from './app.ts';

/** Draws a signature once the field is stable and its script is loaded. */
export async function drawSignature(page: Page): Promise<void> {
  const paper = page.locator('[aria-busy=false] > canvas');
  await paper.hover({ position: { x: 30, y: 40 } });
  await page.mouse.down();
  for (const position of [
    { x: 70, y: 30 },
    { x: 120, y: 20 },
    { x: 160, y: 50 },
  ])
    await paper.hover({ position });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo last stroke' })).toBeEnabled();
}
