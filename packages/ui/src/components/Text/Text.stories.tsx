import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Content/Text',
  id: 'components-text',
  component: Text,
  args: { children: 'R3 was sent on Nov 11, 2025.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack gap={8}>
      {(['figure', 'page', 'section', 'body', 'small', 'caption'] as const).map((size) => (
        <Text key={size} as="div" size={size}>
          {size}
        </Text>
      ))}
      <Text as="div" tone="muted">
        Muted
      </Text>
      <Text as="div" weight="strong">
        Strong
      </Text>
      <Text as="div" isNumeric>
        4,862,500.00
      </Text>
      <Text as="div" isMono>
        Q-2025-0412
      </Text>
      <Text as="div" isStruck>
        $96,450.00
      </Text>
    </Stack>
  ),
};
export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <Text as="div" truncate="middle">
        Addendum 04, partitions and head-of-wall details, revision 3.pdf
      </Text>
      <Text as="div" truncate="end">
        Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex
      </Text>
      <Text as="div" wrap="anywhere">
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
      </Text>
    </Stack>
  ),
};
/** Cut in the middle it is still one name to read, to find and to press. */
export const NameOfALink: Story = {
  render: () => (
    <Stack measure="narrow">
      <Link href="#file">
        <Text truncate="middle">IMG_20260301123456_Riverside_Medical_Pavilion_level2.jpg</Text>
      </Link>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const name = 'IMG_20260301123456_Riverside_Medical_Pavilion_level2.jpg';
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByText(name)).toBeInTheDocument();
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'أرسلت المراجعة الثالثة.' },
};
/** A name in another script is truncated at its own end and aligned like its neighbors. */
export const CutInItsOwnDirection: Story = {
  render: () => (
    <Stack measure="narrow">
      <Text as="div" truncate="end">
        شركة الجبال الصخرية للمقاولات العامة والإنشاءات والصيانة والتجهيزات الصناعية المحدودة وأبناؤها
      </Text>
      <Text as="div" truncate="end">
        שמעון
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const letterOf = (element: HTMLElement, at: number) => {
      const range = document.createRange();
      const text = element.firstChild as Node;
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const long = canvas.getByText(/شركة/);
    await expect(letterOf(long, 0).right).toBeLessThanOrEqual(long.getBoundingClientRect().right + 1);
    const short = canvas.getByText('שמעון');
    await expect(letterOf(short, 4).left).toBeLessThan(short.getBoundingClientRect().left + 2);
  },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack measure="narrow">
              <Text as="div" truncate="middle">
                Addendum 04, partitions and head-of-wall details at full height, rev 3.pdf
              </Text>
            </Stack>
          ),
          reason: 'A file name keeps its end with revision and extension.',
        }}
        bad={{
          show: (
            <Stack measure="narrow">
              <Text as="div" truncate="end">
                Addendum 04, partitions and head-of-wall details at full height, rev 3.pdf
              </Text>
            </Stack>
          ),
          reason: 'Truncated at the end, all revisions look the same.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack>
              <Text as="div" isNumeric>
                4,862,500.00
              </Text>
              <Text as="div" isNumeric>
                96,450.00
              </Text>
            </Stack>
          ),
          reason: 'Figures in a column align.',
        }}
        bad={{
          show: (
            <Stack>
              <Text as="div">4,862,500.00</Text>
              <Text as="div">96,450.00</Text>
            </Stack>
          ),
          reason: 'The larger figure does not look larger.',
        }}
      />
    </>
  ),
};
