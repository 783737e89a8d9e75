import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Columns, Stack, Surface } from '../Layout/Layout.tsx';
import { Banner } from './Banner.tsx';
import { LoaderBar, ProgressBar } from './ProgressBar.tsx';
import { Skeleton } from './Skeleton.tsx';
import { EmptyState, ErrorState, ForbiddenState, NoResults } from './States.tsx';

const meta = { title: 'Components/Feedback', component: Banner } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack gap={8}>
      <Banner tone="info" title="Read-only.">
        Revision R1 is superseded.
      </Banner>
      <Banner tone="ok" onDismiss={fn()}>
        12 accounts imported.
      </Banner>
      <Banner
        tone="warn"
        title="The price list is 42 days old."
        action={<Button size="sm">Update prices</Button>}
        onDismiss={fn()}
      >
        Costs may have moved.
      </Banner>
      <Banner tone="bad" title="You are offline.">
        What you write is kept and sent when the connection is back.
      </Banner>
      <Banner tone="wait">Waiting for the architect since Nov 11, 2025.</Banner>
      <Banner tone="alert">4 tasks block a job.</Banner>
    </Stack>
  ),
};

export const Progress: Story = {
  render: () => (
    <Stack measure="narrow">
      <LoaderBar isLoading />
      <ProgressBar label="Importing accounts" value={14} max={31} valueText="14 of 31" />
      <ProgressBar label="Posting" value={100} tone="ok" />
      <ProgressBar label="Reading the plan set" />
    </Stack>
  ),
};

export const Skeletons: Story = {
  render: () => (
    <Columns min="md">
      <Skeleton shape="text" />
      <Skeleton shape="card" />
      <Skeleton shape="table" count={5} columns={3} />
      <Skeleton shape="line" />
    </Columns>
  ),
};

export const States: Story = {
  render: () => (
    <Columns min="lg">
      <Surface border="all" radius="card">
        <EmptyState
          title="No accounts yet"
          action={
            <Button variant="primary" icon={Plus}>
              New account
            </Button>
          }
        >
          Companies you bid to, buy from or build for.
        </EmptyState>
      </Surface>
      <Surface border="all" radius="card">
        <NoResults
          query="riverside"
          filters={['State is Colorado', 'Owner is Maya Lindqvist']}
          onClear={fn()}
        />
      </Surface>
      <Surface border="all" radius="card">
        <ErrorState title="The accounts could not be loaded" onRetry={fn()} />
      </Surface>
      <Surface border="all" radius="card">
        <ForbiddenState permission="See accounts" grantedBy={['Dana Whitfield', 'Luis Medina']} />
      </Surface>
    </Columns>
  ),
};
