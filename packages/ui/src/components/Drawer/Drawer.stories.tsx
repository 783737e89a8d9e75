import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { DatePicker } from '../Date/DatePicker.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Columns, Stack } from '../Layout/Layout.tsx';
import { Select } from '../Select/Select.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Panel(props: Partial<DrawerProps> & { startsOpen?: boolean }) {
  const { startsOpen = true, ...rest } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Drawer
        title="Filters"
        footer={(close) => <Button onPress={close}>Done</Button>}
        {...rest}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {rest.children ?? (
          <Stack>
            <TextField label="City" />
            <TextField label="State" defaultValue="Colorado" />
          </Stack>
        )}
      </Drawer>
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Drawer',
  id: 'components-drawer',
  component: Drawer,
  args: { isOpen: true, onOpenChange: fn(), title: 'Filters' },
  render: () => <Panel />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Width720: Story = { render: () => <Panel width={720} title="Order deflection track" /> };
export const FullWidth: Story = { render: () => <Panel width="full" title="Plan set 04" /> };
export const AtStart: Story = { render: () => <Panel side="start" title="Pages" /> };
export const PageStaysUsable: Story = {
  render: () => (
    <Panel isModal={false} below="header" width={450} title="Order deflection track" startsOpen={false} />
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const panel = await within(document.body).findByRole('dialog', { name: 'Order deflection track' });
    await expect(panel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};
function Parts() {
  const [parts, setParts] = useState(['Permits', 'Framing', 'Safety']);
  return (
    <Panel isModal={false} title="Order deflection track">
      <Button>Add a part</Button>
      {parts.map((part) => (
        <Chip key={part} value={part} onRemove={() => setParts(parts.filter((each) => each !== part))} />
      ))}
    </Panel>
  );
}
/** When the focused element is removed by its own press, the focus moves to a neighbor inside the panel. */
export const Removed: Story = {
  render: () => <Parts />,
  play: async () => {
    const panel = within(await within(document.body).findByRole('dialog'));
    const remove = (name: string) => panel.getByRole('button', { name: `Remove ${name}` });
    remove('Permits').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Framing')).toHaveFocus());
    remove('Safety').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Framing')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getByRole('button', { name: 'Add a part' })).toHaveFocus());
  },
};
/**
 * A press outside a list or calendar closes it and nothing else. The press lands on the body, since the rest of the page is
 * inert meanwhile.
 */
export const OutsidePressClosesTopmostPopup: Story = {
  render: () => (
    <Panel>
      <Stack>
        <Select label="State" options={[{ id: 'co', label: 'Colorado' }]} />
        <DatePicker label="Insured until" defaultValue="2026-03-20" />
      </Stack>
    </Panel>
  ),
  play: async () => {
    const drawer = await within(document.body).findByRole('dialog', { name: 'Filters' });
    const state = within(drawer).getByRole('button', { name: /State/ });
    await userEvent.click(state);
    await within(document.body).findByRole('listbox');
    await fireEvent.pointerDown(document.body);
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(state).toHaveFocus());
    const calendar = within(drawer).getByRole('button', { name: /Calendar/ });
    await userEvent.click(calendar);
    await waitFor(() => expect(within(document.body).getAllByRole('dialog')).toHaveLength(2));
    await fireEvent.pointerDown(document.body);
    await waitFor(() => expect(within(document.body).getAllByRole('dialog')).toEqual([drawer]));
    await waitFor(() => expect(calendar).toHaveFocus());
  },
};
/** Opened by a link there is nothing to go back to but the page's content. */
export const OpenedByLink: Story = {
  render: () => (
    <main tabIndex={-1}>
      <Panel isModal={false} title="Order deflection track" />
    </main>
  ),
  play: async ({ canvasElement }) => {
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus());
  },
};
export const Keyboard: Story = {
  render: () => <Panel startsOpen={false} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const panel = await within(document.body).findByRole('dialog', { name: 'Filters' });
    for (let presses = 0; presses < 6; presses++) {
      await userEvent.tab();
      await expect(panel.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const reopened = await within(document.body).findByRole('dialog');
    await userEvent.tab();
    await expect(within(reopened).getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};
export const LongContent: Story = {
  render: () => (
    <Panel title="Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex">
      <DescriptionList
        layout="stack"
        items={Array.from({ length: 40 }, (_, at) => ({
          term: `Sheet A-${101 + at}`,
          value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        }))}
      />
    </Panel>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Panel title="المرشحات">
      <TextField label="المدينة" />
    </Panel>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
const tasks = ['Order deflection track', 'Lay out level 2', 'Hang board', 'Tape and finish'];
/** A list with the panel that a drawer shows beside it. */
const beside = (panel: ReactNode) => (
  <Stack isFullWidth>
    <Columns count={2}>
      <Stack gap={8}>
        {tasks.map((task) => (
          <Text key={task}>{task}</Text>
        ))}
      </Stack>
      {panel}
    </Columns>
  </Stack>
);
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: beside(<Card title="Order deflection track">Due Mar 11, 2026</Card>),
          reason: 'A drawer that does not dim the page suits work that compares both.',
        }}
        bad={{
          show: beside(
            <Card title="Archive the task?" isFullHeight footer={<Button size="sm">Archive task</Button>} />,
          ),
          reason: 'Use a dialog for a single question.',
        }}
      />
      <DoDont
        good={{
          show: beside(
            <Card title="Filters">
              <TextField label="City" />
            </Card>,
          ),
          reason: 'The width suits the content: 450 for a form of one column, 720 for a record.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Card title="Filters of the list">
                <TextField label="City" />
              </Card>
            </Stack>
          ),
          reason: 'The drawer covers the list for one field.',
        }}
      />
    </>
  ),
};

export const Playground: Story = {
  ...playground(Drawer),
  tags: ['!test'],
  args: { children: 'Filters of the list.' },
};
