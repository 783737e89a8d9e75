import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import { locked, writeBook } from './pdf.stories.parts.ts';

const five = { data: writeBook(5) };

const meta = {
  title: 'Patterns/PdfViewer',
  component: PdfViewer,
  parameters: { layout: 'fullscreen' },
  args: { source: five, name: '09 21 16 Gypsum board assemblies.pdf' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first page is drawn with its text layer. */
const drawn = async (canvasElement: HTMLElement) => {
  const page = await within(canvasElement).findByRole('group', { name: 'Page 1' }, { timeout: 15_000 });
  await waitFor(() => expect(page.querySelectorAll('span').length).toBeGreaterThan(10), { timeout: 15_000 });
  await waitFor(() => {
    const canvas = page.querySelector('canvas') as HTMLCanvasElement;
    const middle = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    expect(middle?.some((value) => value > 0 && value < 120)).toBe(true);
  });
  return page;
};

export const Default: Story = { play: async ({ canvasElement }) => void (await drawn(canvasElement)) };

export const Thumbnails: Story = {
  args: { hasThumbnails: true },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const pages = within(canvasElement).getByRole('navigation', { name: 'Page thumbnails' });
    within(pages).getByRole('button', { name: 'Page 1' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(pages).getByRole('button', { name: 'Page 2' })).toHaveFocus());
    await expect(within(canvasElement).getByRole('textbox', { name: 'Page' })).toHaveValue('2');
  },
};

/** Searches and steps through the matches by keyboard. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = await drawn(canvasElement);
    canvas.getByRole('region', { name: /^Pages of/ }).focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = await canvas.findByRole('textbox', { name: 'Search document' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('MOCK-UP');
    await waitFor(() => expect(canvas.getByText(/^1 of \d+$/)).toBeVisible());
    await waitFor(() => expect(page.querySelectorAll('mark').length).toBeGreaterThan(2));
    await expect(page.querySelector('mark[data-current]')).toHaveTextContent('mock-up');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/^2 of \d+$/)).toBeVisible());
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(canvas.getByText(/^1 of \d+$/)).toBeVisible());
  },
};

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search document' }));
    await userEvent.keyboard('plumbing');
    await canvas.findByText('No matches');
  },
};

/** Zooms, rotates and changes pages by keyboard. */
export const Keyboard: Story = {
  args: { zoom: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = await drawn(canvasElement);
    const scroller = canvas.getByRole('region', { name: /^Pages of/ });
    const before = page.getBoundingClientRect().width;
    scroller.focus();
    await userEvent.keyboard('-');
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeLessThan(before));
    await userEvent.keyboard('r');
    await waitFor(() => {
      const box = page.getBoundingClientRect();
      expect(box.width).toBeGreaterThan(box.height);
    });
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Page 3' })).toBeVisible());
    await expect(field).toHaveValue('3');
  },
};

export const Password: Story = {
  args: { source: { data: locked }, name: 'Subcontract.pdf' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This document is password-protected', undefined, { timeout: 15_000 });
    await userEvent.type(canvas.getByLabelText(/^Password/), 'wrong{Enter}');
    await canvas.findByText('Wrong password. Try again.', undefined, { timeout: 15_000 });
  },
};

export const PasswordOpens: Story = {
  args: { source: { data: locked }, name: 'Subcontract.pdf' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This document is password-protected', undefined, { timeout: 15_000 });
    await userEvent.type(canvas.getByLabelText(/^Password/), 'halvorsen{Enter}');
    await canvas.findByText('Subcontract, signed copy', undefined, { timeout: 15_000 });
  },
};

export const Broken: Story = {
  args: { source: { data: Uint8Array.from([1, 2, 3]) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Cannot show this document', undefined, { timeout: 15_000 });
  },
};

export const Missing: Story = {
  args: { source: { url: '/there-is-no-such-plan.pdf' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', undefined, { timeout: 15_000 });
  },
};

/** With a thousand pages, only visible ones are rendered. */
export const ManyItems: Story = {
  args: { source: { data: writeBook(1000) }, hasThumbnails: true },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-page]').length).toBeLessThan(8);
    await expect(canvasElement.querySelectorAll('[data-thumb]').length).toBeLessThan(20);
  },
};

export const LongContent: Story = {
  args: {
    name: 'Riverside Regional Medical Center, Phase 2 expansion with central utility plant, 09 21 16 Gypsum board assemblies, addendum 04.pdf',
  },
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { name: 'مواصفات ألواح الجبس.pdf', hasThumbnails: true },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelectorAll('[data-page] span').length).toBeGreaterThan(10),
      {
        timeout: 15_000,
      },
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: <Text>A specification, a contract, a submittal: to read and to search</Text>,
          reason: 'The viewer is for documents that are read page by page.',
        }}
        bad={{
          show: <Text>A plan sheet on which quantities are measured</Text>,
          reason: 'Use TakeoffCanvas for sheets: it has scale, marks and layers.',
        }}
      />
      <DoDont
        good={{
          show: <Text>“A-551 rev 3.pdf”</Text>,
          reason: 'The full file name, which Download uses.',
        }}
        bad={{
          show: <Text>“Document”</Text>,
          reason: 'Downloads with the same name cannot be told apart.',
        }}
      />
    </>
  ),
};
