import type { Found, Host } from './host.ts';

/**
 * Our parts as a person uses them, for tests of screens that are made of them: what is in the document may change
 * between versions, what these do stays.
 */
export interface Drivers {
  button(name: string): { press(): Promise<void>; isDisabled(): Promise<boolean> };
  field(label: string): { fill(value: string): Promise<void>; isInvalid(): Promise<boolean> };
  select(label: string): { choose(option: string): Promise<void>; value(): Promise<string> };
  comboBox(label: string): { choose(option: string, typed?: string): Promise<void>; clear(): Promise<void> };
  menu(trigger: string): { choose(...path: string[]): Promise<void> };
  dialog(title: string): {
    press(button: string): Promise<void>;
    dismiss(): Promise<void>;
    isOpen(): Promise<boolean>;
  };
  tabs(label: string): { choose(tab: string): Promise<void>; current(): Promise<string> };
  table(label: string): TableDriver;
  tree(label: string): {
    expand(item: string): Promise<void>;
    select(item: string): Promise<void>;
  };
  toast(): { text(): Promise<string>; dismiss(): Promise<void> };
}

export interface TableDriver {
  /** Number of rows of the complete list, including rows that are not rendered. */
  rowCount(): Promise<number>;
  /** Text of a cell. `row` is any text that only that row has; `column` is the column's heading. */
  cell(row: string, column: string): Promise<string>;
  /** Types over a cell and commits by Enter. */
  edit(row: string, column: string, value: string): Promise<void>;
  sortBy(column: string, options?: { alsoBy?: boolean }): Promise<void>;
  select(...rows: string[]): Promise<void>;
  /** An action of one row, by the menu at its end. */
  rowAction(row: string, action: string): Promise<void>;
  open(row: string): Promise<void>;
}

function driveTable(host: Host, label: string): TableDriver {
  const grid = host.page.byRole('grid', { name: label, exact: true });
  const rowOf = (row: string): Found => grid.byRole('row', { name: new RegExp(escape(row)) }).nth(0);
  const columnOf = async (column: string): Promise<number> => {
    const heads = grid.byRole('columnheader');
    const count = await heads.count();
    for (let index = 0; index < count; index += 1) {
      const text = (await heads.nth(index).text()).split('\n')[0]?.trim();
      if (text === column) return index;
    }
    throw new Error(`The table “${label}” has no column “${column}”.`);
  };
  const cellOf = async (row: string, column: string): Promise<Found> => {
    const at = await columnOf(column);
    const head = await grid.byRole('columnheader').nth(at).attribute('aria-colindex');
    const line = rowOf(row);
    for (const role of ['rowheader', 'gridcell']) {
      const cells = line.byRole(role);
      const count = await cells.count();
      for (let index = 0; index < count; index += 1)
        if ((await cells.nth(index).attribute('aria-colindex')) === head) return cells.nth(index);
    }
    throw new Error(`The row “${row}” has no cell in “${column}”.`);
  };
  return {
    async rowCount() {
      const all = Number(await grid.attribute('aria-rowcount'));
      return Number.isFinite(all) && all > 0 ? all - 1 : (await grid.byRole('row').count()) - 1;
    },
    async cell(row, column) {
      return (await (await cellOf(row, column)).text()).trim();
    },
    async edit(row, column, value) {
      await (await cellOf(row, column)).doubleClick();
      await host.press('Control+a');
      await host.type(value);
      await host.press('Enter');
    },
    async sortBy(column, { alsoBy = false } = {}) {
      const head = grid.byRole('columnheader').nth(await columnOf(column));
      // The heading itself sorts; the button in it opens the column's menu.
      await head.click(alsoBy ? { modifiers: ['Shift'] } : undefined);
    },
    async select(...rows) {
      for (const row of rows) await rowOf(row).byRole('checkbox').click();
    },
    async rowAction(row, action) {
      await rowOf(row)
        .byRole('button', { name: /actions/i })
        .click();
      await host.page.byRole('menuitem', { name: action }).click();
    },
    async open(row) {
      await rowOf(row).byRole('link').nth(0).click();
    },
  };
}

/** Text as a pattern that finds just it. */
const escape = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The drivers on a page. */
export function drive(host: Host): Drivers {
  const { page } = host;
  return {
    button(name) {
      const button = page.byRole('button', { name, exact: true });
      return {
        press: () => button.click(),
        isDisabled: async () =>
          (await button.attribute('disabled')) !== null ||
          (await button.attribute('aria-disabled')) === 'true',
      };
    },
    field(label) {
      const box = page.byRole('textbox', { name: label });
      return {
        fill: (value) => box.fill(value),
        isInvalid: async () => (await box.attribute('aria-invalid')) === 'true',
      };
    },
    select(label) {
      const button = page.byRole('button', { name: new RegExp(`^${escape(label)}`) });
      return {
        async choose(option) {
          await button.click();
          await page.byRole('option', { name: option }).click();
        },
        async value() {
          return (await button.text()).trim();
        },
      };
    },
    comboBox(label) {
      const box = page.byRole('combobox', { name: label });
      return {
        async choose(option, typed = option) {
          await box.fill(typed);
          await page.byRole('option', { name: option }).nth(0).click();
        },
        async clear() {
          await box.fill('');
          await host.press('Tab');
        },
      };
    },
    menu(trigger) {
      return {
        async choose(...path) {
          await page.byRole('button', { name: trigger, exact: true }).click();
          for (const name of path) await page.byRole('menuitem', { name }).click();
        },
      };
    },
    dialog(title) {
      const dialog = page.byRole('dialog', { name: title });
      return {
        press: (button) => dialog.byRole('button', { name: button, exact: true }).click(),
        dismiss: () => host.press('Escape'),
        isOpen: async () => (await dialog.count()) > 0,
      };
    },
    tabs(label) {
      const list = page.byRole('tablist', { name: label });
      return {
        choose: (tab) => list.byRole('tab', { name: tab }).click(),
        async current() {
          const tabs = list.byRole('tab');
          const count = await tabs.count();
          for (let index = 0; index < count; index += 1)
            if ((await tabs.nth(index).attribute('aria-selected')) === 'true')
              return (await tabs.nth(index).text()).trim();
          throw new Error(`No tab of “${label}” is chosen.`);
        },
      };
    },
    table: (label) => driveTable(host, label),
    tree(label) {
      const tree = page.byRole('tree', { name: label });
      return {
        async expand(item) {
          const row = tree.byRole('treeitem', { name: item }).nth(0);
          if ((await row.attribute('aria-expanded')) === 'true') return;
          await row.click();
          await host.press('ArrowRight');
        },
        select: (item) => tree.byRole('treeitem', { name: item }).nth(0).click(),
      };
    },
    toast() {
      const region = page.byRole('region', { name: 'Messages' });
      return {
        text: async () => (await region.text()).trim(),
        dismiss: () => region.byRole('button', { name: 'Dismiss' }).nth(0).click(),
      };
    },
  };
}
