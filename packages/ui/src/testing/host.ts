/**
 * What a driver needs of a test runner. Playwright's and Vitest's locators have most of it in common; `ofPlaywright`
 * and `ofVitest` make the rest alike.
 */
export interface Found {
  byRole(role: string, options?: { name?: string | RegExp; exact?: boolean }): Found;
  nth(index: number): Found;
  click(options?: { modifiers?: ('Shift' | 'Control' | 'Meta')[]; button?: 'left' | 'right' }): Promise<void>;
  doubleClick(): Promise<void>;
  fill(value: string): Promise<void>;
  /** Waits for one to be there. @throws by the runner's own time-out. */
  text(): Promise<string>;
  attribute(name: string): Promise<string | null>;
  count(): Promise<number>;
}

export interface Host {
  page: Found;
  /** Keys as Playwright writes them: `Enter`, `Control+ArrowDown`, `a`. */
  press(keys: string): Promise<void>;
  /** Types text into the focused element. */
  type(text: string): Promise<void>;
}

interface PlaywrightLocator {
  getByRole(role: never, options?: { name?: string | RegExp; exact?: boolean }): PlaywrightLocator;
  nth(index: number): PlaywrightLocator;
  click(options?: object): Promise<void>;
  dblclick(): Promise<void>;
  fill(value: string): Promise<void>;
  innerText(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  count(): Promise<number>;
}
interface PlaywrightPage {
  locator(selector: string): PlaywrightLocator;
  keyboard: { press(keys: string): Promise<void>; type(text: string): Promise<void> };
}

/** Drivers on a page of Playwright. */
export function ofPlaywright(page: PlaywrightPage): Host {
  const found = (locator: PlaywrightLocator): Found => ({
    byRole: (role, options) => found(locator.getByRole(role as never, options)),
    nth: (index) => found(locator.nth(index)),
    click: (options) => locator.click(options),
    doubleClick: () => locator.dblclick(),
    fill: (value) => locator.fill(value),
    text: () => locator.innerText(),
    attribute: (name) => locator.getAttribute(name),
    count: () => locator.count(),
  });
  return {
    page: found(page.locator('body')),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
  };
}

interface VitestLocator {
  getByRole(role: never, options?: { name?: string | RegExp; exact?: boolean }): VitestLocator;
  nth(index: number): VitestLocator;
  click(options?: object): Promise<void>;
  dblClick(): Promise<void>;
  fill(value: string): Promise<void>;
  findElement(): Promise<HTMLElement | SVGElement>;
  elements(): (HTMLElement | SVGElement)[];
}
interface VitestPage {
  elementLocator(element: Element): VitestLocator;
}
interface VitestUserEvent {
  keyboard(keys: string): Promise<void>;
}

/** `Control+a` as Testing Library writes it: the modifiers held, the key, the modifiers let go. */
function toSequence(keys: string): string {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const modifierKeys = parts.slice(0, -1);
  const open = modifierKeys.map((name) => `{${name}>}`).join('');
  const close = modifierKeys.map((name) => `{/${name}}`).join('');
  return `${open}${key.length > 1 ? `{${key}}` : key}${close}`;
}

/** Drivers in the browser mode of Vitest: its `page` and its `userEvent`. */
export function ofVitest(page: VitestPage, userEvent: VitestUserEvent): Host {
  const found = (locator: VitestLocator): Found => ({
    byRole: (role, options) => found(locator.getByRole(role as never, options)),
    nth: (index) => found(locator.nth(index)),
    click: (options) => locator.click(options),
    doubleClick: () => locator.dblClick(),
    fill: (value) => locator.fill(value),
    text: async () => {
      const element = await locator.findElement();
      return element instanceof HTMLElement ? element.innerText : element.textContent;
    },
    attribute: async (name) => (await locator.findElement()).getAttribute(name),
    count: () => Promise.resolve(locator.elements().length),
  });
  return {
    page: found(page.elementLocator(document.body)),
    press: (keys) => userEvent.keyboard(toSequence(keys)),
    type: (text) => userEvent.keyboard(text.replaceAll('{', '{{').replaceAll('[', '[[')),
  };
}
