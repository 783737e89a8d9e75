/** Keyboard use and notes on accessibility of a component. */
export interface Accessibility {
  keys: readonly (readonly [key: string, action: string])[];
  notes: readonly string[];
}

interface Family extends Partial<Accessibility> {
  parts: readonly string[];
}

/** Notes on every component, because every story is tested for them. */
const always = [
  'Every state is checked with axe in light and dark. The main ones are also checked in forced colors and at 200 % zoom.',
];

const field = [
  'The visible label is the accessible name. Help and error are its description.',
  '`errorMessage` marks the field as invalid; what was typed stays.',
];
const overlay = 'The focus returns to the control that opened it.';
const selectArrows = ['Arrow up, Arrow down', 'Moves through the options.'] as const;
const listEnds = ['Home, End', 'Moves to the first and the last one.'] as const;

const families: readonly Family[] = [
  {
    parts: ['Button', 'IconButton', 'LinkButton', 'SplitButton', 'QuickAdd'],
    keys: [['Enter, Space', 'Presses the button; a button with `href` is a link and is followed by Enter.']],
    notes: [
      'A button that may not be used yet keeps its place in the tab order with `disabledReason`, and the reason is its description. `isDisabled` takes it out of the tab order.',
      'A pending button keeps its name, width and focus, ignores presses and announces that it is working.',
      'A button without text needs a name: `label` of `IconButton`, `aria-label` elsewhere.',
    ],
  },
  {
    parts: ['Link', 'Breadcrumbs', 'LinkTabs'],
    keys: [['Enter', 'Follows the link.']],
    notes: ['The current page is marked with `aria-current`.', 'The text of a link says where it leads.'],
  },
  {
    parts: ['ToggleButton'],
    keys: [['Enter, Space', 'Presses it.']],
    notes: ['The state is announced (`aria-pressed`) and is not shown by color alone.'],
  },
  {
    parts: ['Chip'],
    keys: [['Enter, Space', 'Presses it.']],
    notes: ['The cross is a button of its own; its name says what it removes.'],
  },
  {
    parts: ['SegmentedControl'],
    keys: [['Arrow keys', 'Chooses the next or previous view. The control is one tab stop.']],
    notes: ['It is a group of choices with the name `label`.'],
  },
  {
    parts: [
      'TextField',
      'TextArea',
      'TimeField',
      'PhoneField',
      'CurrencyField',
      'DecimalField',
      'FormulaField',
    ],
    notes: field,
  },
  {
    parts: ['SearchField'],
    keys: [['Escape', 'Clears the text.']],
    notes: ['`label` is its accessible name.'],
  },
  {
    parts: ['PasswordField'],
    notes: [...field, 'The button that shows the text is in the tab order, after the field.'],
  },
  {
    parts: ['NumberField'],
    keys: [
      ['Arrow up, Arrow down', 'Steps by one.'],
      ['Page up, Page down', 'Steps by ten.'],
    ],
    notes: field,
  },
  {
    parts: ['Checkbox', 'Switch', 'CheckboxGroup'],
    keys: [['Space', 'Switches it.']],
    notes: ['The control is a native checkbox, so forms, autofill and assistive technology treat it as one.'],
  },
  {
    parts: ['RadioGroup', 'Rating'],
    keys: [['Arrow keys', 'Chooses the next or previous option. The group is one tab stop.']],
    notes: ['The options are native radio buttons in a group that is named by its label.'],
  },
  {
    parts: ['Select'],
    keys: [
      ['Enter, Space, Arrow down, Arrow up', 'Opens the list.'],
      selectArrows,
      listEnds,
      ['Letters', 'Moves to the option that begins with what is typed.'],
      ['Enter, Space', 'Chooses the option.'],
      ['Escape', 'Closes the list without a change.'],
    ],
    notes: [...field, overlay],
  },
  {
    parts: ['ComboBox', 'MultiSelect', 'PersonPicker'],
    keys: [
      ['Arrow down, Arrow up', 'Opens the list and moves through the options.'],
      ['Letters', 'Filter the options.'],
      ['Enter', 'Chooses the option.'],
      ['Escape', 'Closes the list; a `ComboBox` restores its value.'],
      ['Backspace', 'Removes the last chosen option of an empty field that takes several.'],
    ],
    notes: [...field, 'The focus stays in the field; the active option is announced.'],
  },
  {
    parts: ['DateField', 'DateRangeField'],
    keys: [
      ['Arrow left, Arrow right', 'Moves between day, month and year.'],
      ['Arrow up, Arrow down', 'Changes the part by one.'],
    ],
    notes: [...field, 'The order of day, month and year is that of the locale.'],
  },
  {
    parts: ['DatePicker', 'DateRangePicker'],
    keys: [
      ['Arrow keys', 'Move by a day or a week in the open calendar.'],
      ['Page up, Page down', 'Moves by a month.'],
      ['Enter, Space', 'Chooses the day.'],
      ['Escape', 'Closes the calendar.'],
    ],
    notes: [...field, 'A date can be typed without the calendar.'],
  },
  {
    parts: ['Slider'],
    keys: [['Arrow keys', 'Steps by `step`.'], listEnds],
    notes: ['The slider is a native one. Give an exact value a field of its own.'],
  },
  {
    parts: ['FileField'],
    keys: [['Enter, Space', 'Opens the choice of files.']],
    notes: [
      'Drop and paste are additions: the button does the same. Accepted and rejected files are announced.',
    ],
  },
  {
    parts: ['SignaturePad'],
    keys: [
      ['Backspace, Ctrl+Z', 'Takes back the last stroke.'],
      ['Delete', 'Clears the drawing.'],
    ],
    notes: ['Whoever cannot draw types the name; both are a signature.'],
  },
  {
    parts: ['Menu', 'ContextMenu', 'SplitButton', 'StatusMenu', 'UserMenu', 'ColumnsMenu'],
    keys: [
      ['Enter, Space, Arrow down', 'Opens the menu at its first entry.'],
      ['Arrow up', 'Opens the menu at its last entry.'],
      ['Arrow up, Arrow down, Home, End', 'Moves through the entries.'],
      ['Arrow right, Arrow left', 'Opens and closes a submenu.'],
      ['Letters', 'Moves to the entry that begins with what is typed.'],
      ['Escape, Tab', 'Closes the menu.'],
    ],
    notes: [overlay],
  },
  {
    parts: ['Dialog', 'ConfirmDialog', 'ShareDialog', 'ConflictDialog'],
    keys: [
      ['Tab', 'Stays within the dialog.'],
      ['Escape', 'Closes it.'],
    ],
    notes: [
      `The title is the accessible name. ${overlay}`,
      'The page behind it is inert and does not scroll.',
    ],
  },
  {
    parts: ['Drawer', 'Popover', 'DerivationPopover', 'NotificationBell', 'Launcher'],
    keys: [['Escape', 'Closes it.']],
    notes: [overlay],
  },
  {
    parts: ['Tooltip'],
    keys: [['Escape', 'Closes the tip.']],
    notes: [
      'It opens with keyboard focus and on hover, describes its control and holds nothing that can be operated.',
    ],
  },
  {
    parts: ['Tabs'],
    keys: [['Arrow keys', 'Moves between tabs.'], listEnds, ['Enter, Space', 'Opens the tab.']],
    notes: ['Each panel is named by its tab. Tabs that do not fit are in a menu.'],
  },
  {
    parts: ['Accordion', 'Disclosure'],
    keys: [['Enter, Space', 'Opens and closes the part below its title.']],
    notes: ['The state is announced; closed content is out of the tab order.'],
  },
  {
    parts: ['Tree', 'FolderTree'],
    keys: [
      ['Arrow up, Arrow down, Page up, Page down, Home, End', 'Moves through the visible rows.'],
      ['Arrow right', 'Expands a row, then moves to its first child.'],
      ['Arrow left', 'Collapses a row, then moves to its parent.'],
      ['*', 'Expands all rows of the level.'],
      ['Enter, Space', 'Chooses the row.'],
      ['F2', 'Renames it, where names can be changed.'],
      ['Alt with an arrow', 'Moves the row, where rows can be moved.'],
    ],
    notes: ['The tree is one tab stop. Moves are announced.'],
  },
  {
    parts: ['DataTable', 'EditableTable', 'TreeTable', 'LineItemsTable', 'ListLayout', 'WorksheetLayout'],
    keys: [
      ['Arrow keys, Page up, Page down', 'Moves from cell to cell.'],
      ['Home, End', 'First and last cell of the row; with Ctrl of the table.'],
      ['Enter', 'Edits the cell, follows its link or opens the row; sorts on a column head.'],
      ['Space', 'Selects the row; Shift extends the selection.'],
      ['F2, letters', 'Edit a cell that can be edited. Escape restores it.'],
      ['Shift+F10', 'Opens the menu of the row or column.'],
      ['Shift with an arrow', 'Resizes a column from its head; with Ctrl as well it moves the column.'],
      ['Ctrl+C, Ctrl+V, Ctrl+D, Delete', 'Copies, pastes, fills down and clears in a sheet.'],
    ],
    notes: [
      'The table is one tab stop and an ARIA grid with `label` as its name. Only visible rows are in the document; row counts are announced in full.',
    ],
  },
  {
    parts: ['Board', 'ClauseList', 'FormBuilder'],
    keys: [
      ['Space', 'Picks up and drops; Enter drops, too.'],
      ['Arrow keys, Home, End', 'Moves what is picked up.'],
      ['Escape', 'Puts it back.'],
    ],
    notes: ['Every step of a move is announced. Dragging by mouse or finger is an addition.'],
  },
  {
    parts: ['Split'],
    keys: [
      ['Arrow keys', 'Moves the separator.'],
      ['Home, End', 'Smallest and largest pane.'],
      ['Enter', 'Restores the size.'],
    ],
    notes: ['The separator is a tab stop with its value.'],
  },
  {
    parts: ['ToastRegion'],
    keys: [['F6', 'Moves the focus to the messages and back.']],
    notes: ['Messages are announced. What a user must act on belongs on the page.'],
  },
  {
    parts: ['Banner', 'ErrorSummary', 'ErrorState'],
    notes: ['Urgent ones are alerts and are announced at once; others wait for a pause.'],
  },
  {
    parts: ['Pill', 'StatusText', 'Badge', 'Stat'],
    notes: ['Text carries the meaning; color and icon repeat it.'],
  },
  {
    parts: ['Icon', 'Mark', 'Avatar', 'BrandMark'],
    notes: ['Without a name it is decorative and hidden from assistive technology.'],
  },
];

/** Keys and notes of a part; those of its docstring stand above. */
export function accessibilityOf(name: string): Accessibility {
  const own = families.filter(({ parts }) => parts.includes(name));
  return {
    keys: own.flatMap(({ keys = [] }) => keys),
    notes: [...own.flatMap(({ notes = [] }) => notes), ...always],
  };
}
