import { fitView, toScreen, type Frame, type View } from '../../packages/ui/src/takeoff/canvas/view.ts';
import type { SheetTruth, UserPoint } from '../../packages/testing/src/plans/index.ts';
import { expect, type Page } from './app.ts';

/** The take-off canvas as a person uses it: points of the drawing are pressed where they are seen. */
export class Canvas {
  readonly #page: Page;
  readonly #frame: Frame;

  /** @param sheet with the part of its paper that is seen, where that is not all. */
  constructor(
    page: Page,
    {
      width,
      height,
      rotation,
      box = { x: 0, y: 0, width, height },
    }: Pick<SheetTruth, 'width' | 'height' | 'rotation'> & {
      box?: Frame['box'];
    },
  ) {
    this.#page = page;
    this.#frame = { box, rotation };
  }

  get host() {
    return this.#page.getByRole('application');
  }
  get conditions() {
    return this.#page.getByRole('region', { name: 'Conditions' });
  }
  get status() {
    return this.#page.getByRole('contentinfo', { name: 'Status' });
  }

  /** Until the sheet is read and its lines can be snapped to. */
  async ready() {
    await expect(this.host).toBeVisible();
    await expect(this.#page.getByText('Loading the sheet')).toBeHidden({ timeout: 20_000 });
    await expect(this.host).not.toHaveAttribute('data-lines', 'reading', { timeout: 20_000 });
  }

  async #view(): Promise<{ view: View; left: number; top: number }> {
    const box = await this.host.boundingBox();
    if (!box) throw new Error('the canvas is not on the page');
    return { view: fitView(this.#frame, box), left: box.x, top: box.y };
  }

  /** Window position of a point of the sheet while the page is fitted. */
  async at(point: UserPoint): Promise<{ x: number; y: number }> {
    const { view, left, top } = await this.#view();
    const seen = toScreen(this.#frame, view, point);
    return { x: left + seen.x, y: top + seen.y };
  }

  /** Sets the sheet's scale by a length that is written on it, in feet. */
  async setScale({ from, to, length }: SheetTruth['dimensions'][number]) {
    await this.tool('Set scale');
    await this.press(from);
    await this.press(to);
    const form = this.#page.getByRole('form', { name: 'How long is this line?' });
    await form.getByRole('textbox', { name: 'Real length' }).fill(`${length}'`);
    await form.getByRole('button', { name: 'Set scale' }).click();
  }

  async press(point: UserPoint) {
    const { x, y } = await this.at(point);
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.down();
    await this.#page.mouse.up();
  }

  /** Presses each point in turn and ends with Enter. */
  async draw(points: readonly UserPoint[]) {
    for (const point of points) await this.press(point);
    await this.host.press('Enter');
  }

  async drag(from: UserPoint, to: UserPoint) {
    const [a, b] = [await this.at(from), await this.at(to)];
    await this.#page.mouse.move(a.x, a.y);
    await this.#page.mouse.down();
    await this.#page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
    await this.#page.mouse.move(b.x, b.y, { steps: 3 });
    await this.#page.mouse.up();
  }

  toolButton(name: string) {
    return this.#page.getByRole('region', { name: 'Tools' }).getByRole('button', { name, exact: true });
  }

  async tool(name: string) {
    await this.toolButton(name).click();
    await expect(this.host).toBeFocused();
  }

  condition(code: string) {
    return this.conditions.getByRole('button', { name: new RegExp(`^${code} `) });
  }

  /** The figure beside a condition; NaN while it has none. */
  async quantity(code: string): Promise<number> {
    const words = (await this.condition(code).innerText()).split('\n');
    return Number((words.at(-2) ?? '').replaceAll(',', ''));
  }

  async expectQuantity(code: string, expected: number, within = 0.005) {
    await expect
      .poll(async () => Math.abs((await this.quantity(code)) / expected - 1), {
        message: `${code} measures ${expected} within ${within * 100} %`,
      })
      .toBeLessThanOrEqual(within);
  }

  /** Measures on this page, as the screen reader's table counts them. */
  async expectMeasures(count: number) {
    await expect(this.host).toHaveAccessibleName(
      new RegExp(`\\. ${count} ${count === 1 ? 'measure' : 'measures'}\\.`),
    );
  }

  async expectSaved() {
    await expect(this.#page.getByText(/^Saved( \d|$)/)).toBeVisible();
  }
}
