import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ErrorSummary } from '../../components/Form/ErrorSummary.tsx';
import { FieldGroup } from '../../components/Form/FieldGroup.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { FormLayout } from './FormLayout.tsx';

const fields = (labels: string[], failing?: string) => (
  <FieldGroup columns={2}>
    {labels.map((label) => (
      <TextField
        key={label}
        id={label}
        label={label}
        errorMessage={label === failing ? 'Enter a bid date' : undefined}
      />
    ))}
  </FieldGroup>
);

const meta = {
  title: 'Patterns/Form',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame tabs={undefined}>
      <FormLayout
        header={<PageHeader title="New opportunity" backHref="#opportunities" backLabel="Opportunities" />}
        errors={
          <ErrorSummary
            autoFocus={false}
            errors={[{ field: 'Bid date', label: 'Bid date', message: 'Enter a bid date' }]}
          />
        }
        sections={[
          {
            id: 'opportunity',
            title: 'Opportunity',
            errorCount: 1,
            children: fields(
              ['Name', 'Account', 'Amount', 'Probability', 'Bid date', 'Expected award'],
              'Bid date',
            ),
          },
          {
            id: 'project',
            title: 'Project',
            description: 'Where the work is and how much of it.',
            children: fields(['Scope', 'Site', 'Floor area', 'Start']),
          },
          {
            id: 'people',
            title: 'People',
            children: fields(['Contact', 'Sales owner', 'Estimator', 'Reviewer']),
          },
          { id: 'terms', title: 'Terms', children: fields(['Bond', 'Retainage', 'Insurance', 'Wage scale']) },
        ]}
        save={{ saveLabel: 'Create opportunity', discardLabel: 'Cancel', onDiscard: () => undefined }}
      />
    </StoryFrame>
  ),
} satisfies Meta;
export default meta;

export const Default: StoryObj<typeof meta> = {};

export const RightToLeft: StoryObj<typeof meta> = { globals: { direction: 'rtl' } };

export const LongContent: StoryObj<typeof meta> = {
  render: () => (
    <StoryFrame tabs={undefined}>
      <FormLayout
        header={
          <PageHeader
            title="New opportunity for Riverside Regional Medical Center, Phase 2 expansion with central utility plant"
            description="Everything that the estimate, the proposal and the contract take over from here."
          />
        }
        sections={[
          {
            id: 'long',
            title: 'Prevailing wages, bonds, retainage and the insurance certificates of all subcontractors',
            errorCount: 12,
            description:
              'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft asks for each of them.',
            children: fields([
              'Date on which the owner’s representative has confirmed receipt of the performance bond',
              'Retainage',
            ]),
          },
          { id: 'short', title: 'Terms', children: fields(['Bond']) },
        ]}
        save={{
          message: '128 changes in 14 sections are not saved, the oldest of them is 3 hours old',
          saveLabel: 'Create opportunity and its estimate',
          discardLabel: 'Discard all changes',
          onDiscard: () => undefined,
        }}
      />
    </StoryFrame>
  ),
};

/** If the whole form is visible, the index follows the focused section. */
export const SeenAsAWhole: StoryObj<typeof meta> = {
  render: () => (
    <StoryFrame tabs={undefined}>
      <FormLayout
        sections={[
          { id: 'terms', title: 'Terms', children: fields(['Bond']) },
          { id: 'people', title: 'People', children: fields(['Reviewer']) },
        ]}
      />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [terms, people] = ['Terms', 'People'].map((name) => canvas.getByRole('link', { name }));
    await expect(terms).toHaveAttribute('aria-current', 'location');
    await userEvent.click(people as HTMLElement);
    await expect(people).toHaveAttribute('aria-current', 'location');
    await userEvent.click(terms as HTMLElement);
    await expect(terms).toHaveAttribute('aria-current', 'location');
  },
};

export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };

export const Guidance: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack gap={24} isFullWidth>
              <FieldGroup title="Project" columns={2}>
                <TextField label="Scope" />
                <TextField label="Site" />
              </FieldGroup>
              <FieldGroup title="Terms" columns={2}>
                <TextField label="Bond" />
                <TextField label="Retainage" />
              </FieldGroup>
            </Stack>
          ),
          reason: 'Short sections with a name lead to a field, at the page and in the index.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <FieldGroup title="Details" columns={2}>
                {['Project scope', 'Project site', 'Bond of terms', 'Retainage of terms'].map((label) => (
                  <TextField key={label} label={label} />
                ))}
              </FieldGroup>
            </Stack>
          ),
          reason:
            'One section of everything has to be read in full, and its labels repeat the missing names.',
        }}
      />
      <DoDont
        good={{
          show: <TextField label="Bid date" errorMessage="Enter a bid date" />,
          reason: 'The message says how to correct the error.',
        }}
        bad={{
          show: <TextField label="Award date" errorMessage="Invalid input" />,
          reason: 'The message names neither the field nor the reason.',
        }}
      />
    </>
  ),
};
