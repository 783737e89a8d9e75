import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Building2, CircleCheck, FileText, Ruler, Trash2 } from 'lucide-react';
import { DoDont } from '../../stories/DoDont.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Content/Icon',
  id: 'components-icon',
  component: Icon,
  args: { icon: Ruler },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        {([12, 14, 16, 20, 24, 32] as const).map((size) => (
          <Icon key={size} icon={Building2} size={size} />
        ))}
      </Inline>
      <Inline>
        {[Building2, FileText, Ruler, CircleCheck].map((icon, at) => (
          <Icon key={at} icon={icon} isBold />
        ))}
      </Inline>
    </Stack>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline>
      <Icon icon={ArrowRight} isDirectional />
      <Icon icon={Ruler} />
    </Inline>
  ),
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Inline>
              <Icon icon={FileText} /> Addendum 04
            </Inline>
          ),
          reason: 'Beside text an icon is decorative.',
        }}
        bad={{
          show: (
            <Inline>
              <Icon icon={FileText} label="File" /> Addendum 04
            </Inline>
          ),
          reason: 'With a label, it is announced as “File Addendum 04”.',
        }}
      />
      <DoDont
        good={{
          show: <IconButton icon={Trash2} label="Delete the quote" />,
          reason: 'An icon without text has a label and a tooltip.',
        }}
        bad={{
          show: <Icon icon={Trash2} size={32} />,
          reason: 'An icon that can be pressed must be a button.',
        }}
      />
    </>
  ),
};
