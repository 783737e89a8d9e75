import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import type { ApprovalDecision, ApprovalStep, Approver } from './approvalProgress.ts';
import { ApprovalSteps } from './ApprovalSteps.tsx';

const person = (name: string, decision: ApprovalDecision, more: Partial<Approver> = {}): Approver => ({
  id: name,
  name,
  decision,
  ...more,
});
const review: ApprovalStep = {
  id: 'review',
  label: 'Project review',
  rule: 'any',
  approvers: [
    person('Tomás Herrera', 'approved', {
      detail: 'Project engineer',
      decidedAt: '2026-11-21',
      comment: 'Matches the revised framing.',
    }),
    person('Priya Raman', 'waiting', { detail: 'Estimator' }),
  ],
};
const controllers: ApprovalStep = {
  id: 'cost',
  label: 'Cost and schedule',
  rule: 2,
  due: '2026-11-25',
  limit: 'Up to $10,000.00 each',
  approvers: [
    person('Maya Lindqvist', 'waiting', { detail: 'Project manager', isYou: true }),
    person('Luis Ortega', 'approved', { detail: 'Superintendent', decidedAt: '2026-11-23' }),
    person('Hannah Reyes', 'delegated', { detail: 'Scheduler', delegatedTo: 'Kofi Asante' }),
    person('Kofi Asante', 'waiting', { detail: 'Scheduler, for Hannah Reyes' }),
  ],
};
const executive: ApprovalStep = {
  id: 'executive',
  label: 'Executive',
  limit: 'From $10,000.00',
  approvers: [person('Dana Whitfield', 'waiting', { detail: 'Vice president' })],
};
const steps = [review, controllers, executive];
const only = (decision: ApprovalDecision, comment?: string): ApprovalStep[] => [
  review,
  {
    id: 'cost',
    label: 'Cost',
    approvers: [
      person('Maya Lindqvist', decision, { decidedAt: '2026-11-24', ...(comment ? { comment } : {}) }),
    ],
  },
  executive,
];

const meta = {
  title: 'Data/ApprovalSteps',
  component: ApprovalSteps,
  args: {
    label: 'Approval',
    steps,
    today: '2026-11-24',
    note: 'Over your $10,000.00 limit.',
    actions: (
      <>
        <Button>Reject</Button>
        <Button variant="primary">Approve, send to Dana</Button>
      </>
    ),
  },
} satisfies Meta<typeof ApprovalSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'Approval' });
    const items = [...list.children] as HTMLElement[];
    await expect(items.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'step', null]);
    await expect(items[0]).toHaveTextContent('Project review, ApprovedAny one of 2');
    await expect(items[0]).toHaveTextContent('Not needed');
    await expect(items[1]).toHaveTextContent('2 of 3 must approve · 1 of 2 approved · Up to $10,000.00 each');
    await expect(items[1]).toHaveTextContent('Delegated to Kofi Asante');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Over your $10,000.00 limit. You or Kofi Asante decides next. Then: Executive.',
    );
  },
};

function Decides() {
  const [mine, setMine] = useState<ApprovalDecision>('waiting');
  const [last, setLast] = useState<ApprovalDecision>('waiting');
  const isMine = mine === 'waiting';
  return (
    <ApprovalSteps
      label="Approval"
      today="2026-11-24"
      steps={[
        { id: 'manager', label: 'Manager', approvers: [person('Maya Lindqvist', mine, { isYou: true })] },
        { id: 'executive', label: 'Executive', approvers: [person('Dana Whitfield', last)] },
      ]}
      actions={
        last === 'waiting' && (
          <Button variant="primary" onPress={() => (isMine ? setMine('approved') : setLast('returned'))}>
            {isMine ? 'Approve, send to Dana' : 'Return as Dana'}
          </Button>
        )
      }
    />
  );
}
/** Each decision changes the announced sentence; the buttons work by keyboard and pointer. */
export const Decisions: Story = {
  render: () => <Decides />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sentence = canvas.getByRole('status');
    await expect(sentence).toHaveTextContent('You decide next. Then: Executive.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Approve, send to Dana' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sentence).toHaveTextContent('Dana Whitfield decides next.');
    await userEvent.click(canvas.getByRole('button', { name: 'Return as Dana' }));
    await expect(sentence).toHaveTextContent('Returned for changes by Dana Whitfield.');
    const [, step] = [...canvas.getByRole('list', { name: 'Approval' }).children] as HTMLElement[];
    await expect(within(step as HTMLElement).getAllByText('Returned')).toHaveLength(1);
  },
};
const plain = { note: undefined, actions: undefined };
export const States: Story = {
  render: () => (
    <Stack gap={32}>
      <ApprovalSteps label="Overdue" steps={steps} today="2026-11-28" {...plain} />
      <ApprovalSteps
        label="Approved"
        steps={[review, { ...executive, approvers: [person('Dana Whitfield', 'approved')] }]}
      />
      <ApprovalSteps label="Rejected" steps={only('rejected', 'The price of the hangers is missing.')} />
      <ApprovalSteps label="Returned" steps={only('returned', 'Split the lines by cost code.')} />
      <ApprovalSteps label="Skipped" steps={only('skipped')} />
      <ApprovalSteps label="Blocked" steps={only('delegated')} />
      <ApprovalSteps label="Loading" steps={[]} isLoading />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sentences = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(sentences).toContain('Rejected by Maya Lindqvist.');
    await expect(sentences).toContain('Cost has too few approvers. Add one to continue.');
    await expect(canvas.getByRole('list', { name: 'Overdue' })).toHaveTextContent(
      'Overdue, due Nov 25, 2026',
    );
  },
};
export const Empty: Story = { args: { steps: [], ...plain } };
export const LongContent: Story = {
  args: {
    steps: [
      {
        ...review,
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        approvers: [
          person('Maximiliane Wolfeschlegelsteinhausenbergerdorff', 'approved', {
            detail: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            decidedAt: '2026-11-21',
            comment:
              'The owner wants the head-of-wall deflection detail priced as an add. Donaudampfschifffahrtselektrizitätenhauptbetriebswerk.\nSecond line.',
          }),
        ],
      },
      controllers,
      executive,
      { ...executive, id: 'owner', label: 'Owner' },
      { ...executive, id: 'lender', label: 'Lender' },
    ],
  },
};
export const ManySteps: Story = {
  args: {
    steps: Array.from({ length: 9 }, (_, at) => ({
      ...(at < 3 ? review : executive),
      id: String(at),
      label: `Reviewer ${at + 1}`,
    })),
    ...plain,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الموافقة',
    note: undefined,
    actions: undefined,
    steps: [
      {
        id: 'a',
        label: 'المراجعة',
        approvers: [person('سارة حداد', 'approved', { decidedAt: '2026-11-21', comment: 'موافقة.' })],
      },
      { id: 'b', label: 'المدير', due: '2026-11-25', approvers: [person('توماس', 'waiting')] },
      { id: 'c', label: 'المالك', approvers: [person('دانا', 'waiting')] },
    ],
  },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <ApprovalSteps
              label="Good"
              steps={only('waiting')}
              actions={<Button variant="primary">Approve, send to Dana</Button>}
            />
          ),
          reason: 'The button says what happens next.',
        }}
        bad={{
          show: (
            <ApprovalSteps
              label="Bad"
              steps={only('waiting')}
              actions={<Button variant="primary">OK</Button>}
            />
          ),
          reason: 'It is unclear whether this approves and who is asked then.',
        }}
      />
      <DoDont
        good={{
          show: <ApprovalSteps label="Parallel" steps={[controllers]} />,
          reason: 'People who decide at the same time share a step.',
        }}
        bad={{
          show: (
            <Inline>
              <ApprovalSteps
                label="In a row"
                steps={controllers.approvers.map((one) => ({
                  id: one.id,
                  label: one.name,
                  approvers: [one],
                }))}
              />
            </Inline>
          ),
          reason: 'One step for each person makes them wait for one another.',
        }}
      />
    </>
  ),
};
