import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { RichText } from './RichText.tsx';

const everything =
  '<p><strong>Deflection track</strong> at every full-height partition on <em>level 2</em>. Keep a 1-1/2 in. gap and <u>no fasteners</u> through the slotted leg.</p>' +
  '<ul><li><p>Rated heads follow HW-D-0043</p></li><li><p>See <a href="https://drawings.example/A-551">detail 7 on A-551</a></p></li></ul>' +
  '<ol><li><p>Order 20 ga. track</p></li><li><p>Mock-up at C-4, then ask <span data-mention="person" data-id="u2">@Luis Ortega</span></p></li></ol>' +
  '<p>Answers <span data-mention="record" data-id="r19">#RFI-019</span>.</p>';

const meta = {
  title: 'Patterns/RichText',
  component: RichText,
  args: { html: everything },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'detail 7 on A-551' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** A mention links to the address that the app provides. */
export const MentionsThatLead: Story = {
  args: { mentionHref: ({ sort, id }) => (sort === 'record' ? `#record-${id}` : undefined) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '#RFI-019' })).toHaveAttribute(
      'href',
      '#record-r19',
    );
    await expect(within(canvasElement).queryByRole('link', { name: '@Luis Ortega' })).toBeNull();
  },
};

/** Foreign HTML: only the allow-list is rendered. */
export const Hostile: Story = {
  args: {
    html:
      '<p onclick="alert(1)" style="position:fixed">The words stay</p><script>alert(1)</script>' +
      '<img src="x" onerror="alert(1)"><a href="javascript:alert(1)">and so does this, as words</a>' +
      '<iframe src="https://evil.example"></iframe><svg onload="alert(1)"></svg>',
  },
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelector('script, iframe, svg, img, a, [onclick], [style*="fixed"]'),
    ).toBeNull();
    await expect(canvasElement).toHaveTextContent('The words stayand so does this, as words');
  },
};

export const LongContent: Story = {
  args: {
    html:
      '<p>Riverside Regional Medical Center, Phase 2 expansion with central utility plant, enabling works and temporary facilities</p>' +
      `<p>https://drawings.example/${'riverside-medical-pavilion-'.repeat(8)}A-551.pdf</p>` +
      '<p><span data-mention="person" data-id="u9">@Bartholomew Featherstonehaugh-Cholmondeley of the Longmere Public Safety Facilities Department</span> please look</p>',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    html:
      '<p>أوقفوا الجناح الشرقي من فضلكم، <span data-mention="person" data-id="u2">@لويس أورتيغا</span>.</p>' +
      '<ul><li><p>تفصيل رأس الجدار</p></li><li><p>المخطط <a href="/plans/a-551">A-551</a></p></li></ul>',
  },
};

export const Empty: Story = { args: { html: '' } };

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <RichText html="<p>Hold the <strong>east wing</strong> until Monday.</p>" />,
          reason: 'Only the most important words are bold.',
        }}
        bad={{
          show: (
            <RichText html="<p><strong><u>Hold the east wing until Monday, the architect walks it at ten.</u></strong></p>" />
          ),
          reason: 'Everything is bold and underlined: nothing stands out, and the text looks like a link.',
        }}
      />
      <DoDont
        good={{
          show: (
            <RichText html='<p>See <a href="https://drawings.example/a-551">detail 7 on A-551</a>.</p>' />
          ),
          reason: 'The link text names the target, also in a list of links.',
        }}
        bad={{
          show: (
            <RichText html='<p>For detail 7 click <a href="https://drawings.example/a-551">here</a>.</p>' />
          ),
          reason: '“here” says nothing in a list of links.',
        }}
      />
    </>
  ),
};
