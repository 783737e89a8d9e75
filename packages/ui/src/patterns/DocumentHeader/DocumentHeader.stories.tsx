import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileTextIcon, SendIcon } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Pill } from '../../components/Status/Pill.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { DocumentHeader, type DocumentHeaderProps } from './DocumentHeader.tsx';
import { quoteHeader } from './quote.stories.parts.tsx';

/** Wrapper for several headers on one page. */
const Document = (props: DocumentHeaderProps) => (
  <article>
    <DocumentHeader {...props} />
  </article>
);

const meta = {
  title: 'Patterns/DocumentHeader',
  component: DocumentHeader,
  args: quoteHeader,
} satisfies Meta<typeof DocumentHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Interiors and canopy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Quotes' })).toHaveAttribute('href', '#quotes');
    await expect(canvas.getByText('Valid until').nextElementSibling).toHaveTextContent('Apr 18, 2026');
  },
};

/** Party instead of facts; due date at the end of the band; no band; title only. */
export const Variants: Story = {
  render: () => (
    <Stack gap={24} isFullWidth>
      <Document
        title="Structural steel, level 2"
        code="PO-2026-0088"
        party="Rocky Mountain Steel Supply"
        status={<Pill tone="info">Sent</Pill>}
        backHref="#orders"
        backLabel="Purchase orders"
        steps={
          <Stepper
            variant="steps"
            label="Order status"
            current="sent"
            steps={['Draft', 'Sent', 'Received', 'Billed'].map((label) => ({
              id: label.toLowerCase(),
              label,
            }))}
          />
        }
        bandEnd={<Text tone="muted">Due Apr 02, 2026</Text>}
      />
      <Document
        title="Door schedule, frame depth"
        code="RFI-031"
        party="Halvorsen Constructors"
        status={<Pill tone="warn">Open</Pill>}
        actions={<Button variant="primary">Answer</Button>}
      />
      <Document title="Meeting notes" />
    </Stack>
  ),
};

/** Document statuses with text and icon. */
export const States: Story = {
  render: () => (
    <Stack gap={8} isFullWidth>
      <Document title="Interiors" code="Q-2026-0142" status={<Pill>Draft</Pill>} />
      <Document title="Interiors" code="Q-2026-0143" status={<Pill tone="info">Sent</Pill>} />
      <Document title="Interiors" code="Q-2026-0144" status={<Pill tone="ok">Accepted</Pill>} />
      <Document title="Interiors" code="Q-2026-0145" status={<Pill tone="warn">Expiring</Pill>} />
      <Document title="Interiors" code="Q-2026-0146" status={<Pill tone="bad">Declined</Pill>} />
      <Document
        title="Interiors"
        code="Q-2026-0147"
        status={<Pill>Draft</Pill>}
        actions={
          <Button variant="primary" icon={SendIcon} disabledReason="A quote without a line cannot be sent.">
            Send quote
          </Button>
        }
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    title: 'Riverside Medical Pavilion, Phase 2: tenant improvement of levels 1 to 6, annex and canopy',
    code: 'Q-2026-0142-REVISION-014',
    party: 'Aspen Valley Health District and Associated Mechanical, Electrical and Plumbing Contractors',
    facts: [
      {
        label: 'To',
        value: 'Aspen Valley Health District and Associated Mechanical and Electrical Contractors',
        note: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff, facilities director',
      },
      {
        label: 'Project',
        value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
      { label: 'Sales specialist', value: 'Luis Medina', note: 'Estimate EST-2026-0142' },
      { label: 'Valid until', value: 'Wednesday, September 30, 2026', note: '30 days after the bid opening' },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'الأعمال الداخلية والمظلة',
    status: <Pill>مسودة</Pill>,
    backLabel: 'عروض الأسعار',
    actions: (
      <>
        <Button icon={FileTextIcon}>معاينة</Button>
        <Button variant="primary" icon={SendIcon}>
          إرسال العرض
        </Button>
      </>
    ),
    steps: (
      <Stepper
        variant="steps"
        label="الحالة"
        current="draft"
        steps={[
          { id: 'draft', label: 'مسودة' },
          { id: 'review', label: 'مراجعة' },
          { id: 'sent', label: 'مُرسل' },
          { id: 'accepted', label: 'مقبول' },
        ]}
      />
    ),
    facts: [
      { label: 'إلى', value: 'شركاء ألدر كريك الصحيون', note: 'كارين بون، مديرة المرافق' },
      { label: 'المشروع', value: 'عيادة ألدر كريك العائلية', note: 'سبرينغفيلد' },
      { label: 'مسؤول المبيعات', value: 'لويس مدينا' },
      { label: 'صالح حتى', value: '١٨ أبريل ٢٠٢٦', note: '٣٠ يومًا بعد العطاء' },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Tab order: back link, actions, primary action. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Quotes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send quote' })).toHaveFocus();
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <DocumentHeader title="Interiors and canopy" code="Q-2026-0142" />,
          reason: 'The title is the name of the document, with its number beside it.',
        }}
        bad={{
          show: <DocumentHeader title="Quote Q-2026-0142" />,
          reason: 'A number as the title makes six quotes look the same.',
        }}
      />
      <DoDont
        good={{
          show: (
            <DocumentHeader
              title="Canopy"
              status={<Pill>Draft</Pill>}
              actions={
                <>
                  <Button>Preview PDF</Button>
                  <Button variant="primary">Send quote</Button>
                </>
              }
            />
          ),
          reason: 'One primary action: the next step of a draft.',
        }}
        bad={{
          show: (
            <DocumentHeader
              title="Canopy"
              status={<Pill>Draft</Pill>}
              actions={
                <>
                  <Button variant="primary">Preview PDF</Button>
                  <Button variant="primary">Send quote</Button>
                </>
              }
            />
          ),
          reason: 'With two primary actions the next step is unclear.',
        }}
      />
    </>
  ),
};
