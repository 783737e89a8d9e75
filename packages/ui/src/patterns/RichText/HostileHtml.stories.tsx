import type { Meta, StoryObj } from '@storybook/react-vite';
import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { expect } from 'storybook/test';
import { cleanHtml, allowedElements } from './clean.ts';
import { hostileHtml } from './hostile-html.ts';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'Patterns/RichText/Hostile HTML',
  component: RichText,
  args: { html: hostileHtml.join('') },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Markup that opens, closes and breaks elements, attributes and comments. */
const joints =
  '<p>|</p>|<a href="|<img alt="|">|\'|"|<b|&#|&lt;|<!--|-->|--!>|]]>|<svg>|<math>|</style>|</title>|<table>|<li>|</li>|<select>|<template>|\0|`'.split(
    '|',
  );
const fragment = fc.oneof(fc.constantFrom(...hostileHtml, ...joints), fc.string());

const tags = [...Object.keys(allowedElements), 'a', 'br', 'img', 'span'];
const attributes = ['href', 'src', 'alt', 'data-mention', 'data-id'];

/** Parses HTML in the browser and serializes the result. */
function asParsed(html: string): string {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page.body.innerHTML;
}

/** DOMPurify, with its own defaults and with the tags of rich text, removes nothing that the cleaner has kept. */
export const NothingLeftToPurify: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelector('script, iframe, object, embed, form, style, svg, math'),
    ).toBeNull();
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 10 }), (fragments) => {
        const clean = cleanHtml(fragments.join(''));
        const parsed = asParsed(clean);
        for (const config of [{}, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes }]) {
          const purified = DOMPurify.sanitize(clean, config);
          if (purified !== parsed) throw new Error(`DOMPurify removes from ${parsed}: ${purified}`);
        }
      }),
      { numRuns: 2_000 },
    );
  },
};
