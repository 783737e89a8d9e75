import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import type { FormQuestion, FormValues } from './definition.ts';
import {
  dailyReport,
  filledIn,
  hurt,
  onePage,
  recordLabels,
  searchProjects,
  whoWasHurt,
} from './form.stories.parts.ts';
import { FormRenderer, type FormRendererProps } from './FormRenderer.tsx';

const onSubmit = fn();

function Filled({ values: initial = {}, definition = dailyReport, ...rest }: Partial<FormRendererProps>) {
  const [values, setValues] = useState<FormValues>(initial);
  return (
    <FormRenderer
      definition={definition}
      values={values}
      onChange={setValues}
      onSubmit={onSubmit}
      onSearchRecords={searchProjects}
      recordLabels={recordLabels}
      {...rest}
    />
  );
}

const meta = {
  title: 'Patterns/FormRenderer',
  render: (args) => <Filled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '48rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Partial<FormRendererProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const short = (...questions: FormQuestion[]) => onePage('Toolbox talk', ...questions);
const topic: FormQuestion = { id: 'topic', type: 'text', title: 'Topic' };

export const Default: Story = { args: { values: { date: '2025-11-20' } } };

/** All question types on one page. */
export const Variants: Story = {
  args: {
    definition: {
      ...dailyReport,
      pages: [{ id: 'all', title: 'All', sections: dailyReport.pages.flatMap((page) => page.sections) }],
    },
    values: filledIn,
  },
};

export const Read: Story = { args: { mode: 'read', values: filledIn } };
/** An unanswered question is a line to write on. */
export const Print: Story = { args: { mode: 'print', values: { project: 'riverside', date: '2025-11-20' } } };
export const Disabled: Story = { args: { values: filledIn, isDisabled: true } };
export const Pending: Story = {
  args: {
    definition: short(topic),
    values: { topic: 'Ladders' },
    onSubmit: () => new Promise<void>(() => undefined),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Submit' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const NotSent: Story = {
  args: {
    definition: short({ ...topic, isRequired: true }),
    values: { topic: 'Ladders' },
    onSubmit: () => Promise.reject(new Error('The site was closed in the meantime. Your answers are kept.')),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The site was closed in the meantime.');
    await expect(canvas.getByRole('textbox', { name: /Topic/ })).toHaveValue('Ladders');
  },
};

export const Refused: Story = {
  args: {
    definition: short(topic),
    errors: { topic: 'This topic was held last week.' },
    values: { topic: 'Ladders' },
  },
};

/** Errors are shown at the top and beside the fields, link to the fields, and disappear when fixed. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const summary = (await canvas.findAllByRole('alert'))[0] as HTMLElement;
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(within(summary).getByRole('button', { name: /Phone/ }));
    const phone = canvas.getByRole('textbox', { name: /Phone/ });
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.keyboard('5415550142');
    await expect(phone).toHaveValue('541-555-0142');
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Three pages by keyboard; hidden questions are not submitted. */
export const Keyboard: Story = {
  args: { values: { ...filledIn, 'who-hurt': 'an old answer' } },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Add row');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name, row 3' })).toHaveFocus());
    await userEvent.keyboard('Kofi Adjei');
    await press('Remove row 2');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Name, row 3' })).toBeNull());
    await press('Next');
    await canvas.findByText('Page 2 of 3');
    canvas.getByRole('radio', { name: 'No' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByRole('textbox', { name: /Who, and how/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /Who, and how/ })).toBeNull());
    await press('Next');
    await canvas.findByText('Page 3 of 3');
    await press('Submit');
    await canvas.findAllByText('This field is required');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Conditional: Story = {
  args: {
    definition: short(hurt, whoWasHurt('who')),
    values: { had: 'yes', who: 'Luis Ortega, a cut' },
  },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ had: 'no' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByRole('textbox', { name: /Who/ })).toHaveValue('Luis Ortega, a cut');
  },
};

export const ManyItems: Story = {
  args: {
    definition: short(
      ...Array.from({ length: 200 }, (_, at): FormQuestion => ({
        id: `q${at}`,
        type: 'text',
        title: `Check ${at + 1} of the frame`,
        isHalfWidth: true,
      })),
    ),
  },
};

export const LongContent: Story = {
  args: {
    definition: {
      title:
        'Daily site report of Riverside Regional Medical Center, Phase 2 expansion with central utility plant',
      pages: [
        {
          id: 'p',
          title: 'p',
          sections: [
            {
              id: 's',
              title: 'Everything that happened on the site between the start of work and the evening walk',
              questions: [
                {
                  id: 'a',
                  type: 'choice',
                  title:
                    'Was the deflection track at every full-height partition on level 2 inspected by the architect of record?',
                  options: [
                    {
                      id: 'y',
                      label:
                        'Yes, with the superintendent of the general contractor and both foremen present',
                    },
                    {
                      id: 'n',
                      label: 'Kraftfahrzeughaftpflichtversicherungsunternehmensverzeichnis'.repeat(2),
                    },
                  ],
                },
                {
                  id: 'b',
                  type: 'text',
                  title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2),
                  isHalfWidth: true,
                },
                { id: 'c', type: 'text', title: 'Short', isHalfWidth: true },
              ],
            },
          ],
        },
      ],
    },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    definition: {
      title: 'تقرير الموقع اليومي',
      pages: [
        {
          id: 'p',
          title: 'اليوم',
          sections: [
            {
              id: 's',
              title: 'الموقع',
              questions: [
                { id: 'a', type: 'text', title: 'المشروع', isRequired: true, isHalfWidth: true },
                { id: 'b', type: 'phone', title: 'الهاتف', isHalfWidth: true },
                { id: 'c', type: 'rating', title: 'النظام في الموقع' },
                {
                  id: 't',
                  type: 'table',
                  title: 'ساعات العمل',
                  questions: [
                    { id: 'who', type: 'text', title: 'الاسم' },
                    { id: 'h', type: 'number', title: 'الساعات' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    values: { a: 'جناح ريفرسايد الطبي', c: 4 },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { values: filledIn } };

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Filled hideTitle onSubmit={undefined} definition={onePage('Talk 1', hurt)} />,
          reason: 'Two or three answers are visible and take one press.',
        }}
        bad={{
          show: (
            <Filled
              hideTitle
              onSubmit={undefined}
              definition={onePage('Talk 2', { ...hurt, type: 'select' })}
            />
          ),
          reason: 'A menu for two answers hides them and takes two presses.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Filled
              hideTitle
              onSubmit={undefined}
              definition={onePage('Talk 3', { id: 'n', type: 'number', title: 'Hours worked', unit: 'h' })}
            />
          ),
          reason: 'A number field with a unit can be summed up.',
        }}
        bad={{
          show: (
            <Filled
              hideTitle
              onSubmit={undefined}
              definition={onePage('Talk 4', {
                id: 'n',
                type: 'text',
                title: 'Hours worked (please enter a number)',
              })}
            />
          ),
          reason: 'A text field for a number gets answers such as “about eight”.',
        }}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    // No line above buttons that are not there.
    await expect(canvasElement.querySelector('footer')).toBeNull();
  },
};
