import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { readRichText, type MentionRef, type RichNode } from './clean.ts';
import * as styles from './RichText.css.ts';

export interface RichTextProps {
  /** HTML of any origin; rendered through the allow-list. */
  html: string;
  /** Returns the address of a mention; undefined renders text. */
  mentionHref?: (mention: MentionRef) => string | undefined;
  /** Returns the loadable address of a stored image. */
  imageSource?: (src: string) => Promise<string | undefined>;
}

/**
 * Renders the HTML of a `CommentEditor`: paragraphs, lists, links, images and mentions.
 *
 * @example
 * <RichText html="<p>Gate B is closed <strong>until Thursday</strong>.</p>" />
 */
export function RichText({ html, mentionHref, imageSource }: RichTextProps) {
  const nodes = useMemo(() => readRichText(html), [html]);
  return (
    <div className={styles.prose} dir="auto">
      {draw(nodes, { mentionHref, imageSource })}
    </div>
  );
}

/** Inline content of a document, or a block. */
type Part = { inline: RichNode[] } | { block: string };

const partsOf = (nodes: readonly RichNode[]): Part[] =>
  nodes.reduce<Part[]>((parts, node) => {
    const last = parts.at(-1);
    if (node.kind === 'block') parts.push({ block: node.name });
    else if (last && 'inline' in last) last.inline.push(node);
    else parts.push({ inline: [node] });
    return parts;
  }, []);

export interface DocumentTextProps {
  /** HTML of a document whose fields are filled in; a field that is left is not shown. */
  html: string;
  /** Renders a block by its name; undefined omits it. */
  block: (name: string) => ReactNode;
}

/** Read-only document with headings, paragraphs, lists, links and blocks. */
export function DocumentText({ html, block }: DocumentTextProps) {
  const parts = useMemo(() => partsOf(readRichText(html, 'document')), [html]);
  return parts.map((part, at) =>
    'block' in part ? (
      <Fragment key={at}>{block(part.block)}</Fragment>
    ) : (
      <div key={at} className={cx(styles.prose, styles.document)} dir="auto">
        {draw(part.inline, {})}
      </div>
    ),
  );
}

type Drawing = Pick<RichTextProps, 'mentionHref' | 'imageSource'>;

function KeptImage({
  src,
  alt,
  find,
}: {
  src: string;
  alt: string;
  find: NonNullable<RichTextProps['imageSource']>;
}) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isOn = true;
    find(src).then(
      (found) => {
        if (isOn) setAddress(found);
      },
      () => undefined,
    );
    return () => {
      isOn = false;
    };
  }, [src, find]);
  return address === undefined ? alt : <img src={address} alt={alt} referrerPolicy="no-referrer" />;
}

const draw = (nodes: readonly RichNode[], by: Drawing): ReactNode =>
  nodes.map((node, at) => <Fragment key={at}>{drawn(node, by)}</Fragment>);

function drawn(node: RichNode, by: Drawing): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'image':
      if (by.imageSource) return <KeptImage src={node.src} alt={node.alt} find={by.imageSource} />;
      return <img src={node.src} alt={node.alt} loading="lazy" referrerPolicy="no-referrer" />;
    case 'link': {
      const isOutside = /^https?:/i.test(node.href);
      return (
        <Anchor
          href={node.href}
          target={isOutside ? '_blank' : undefined}
          rel={isOutside ? 'noopener noreferrer nofollow' : undefined}
        >
          {draw(node.children, by)}
        </Anchor>
      );
    }
    case 'mention': {
      const label = `${node.sort === 'person' ? '@' : '#'}${node.label}`;
      const href = by.mentionHref?.({ sort: node.sort, id: node.id, label: node.label });
      return href === undefined ? (
        <span data-mention={node.sort}>{label}</span>
      ) : (
        <Anchor href={href} data-mention={node.sort}>
          {label}
        </Anchor>
      );
    }
    case 'field':
    case 'block':
      return null;
    case 'element': {
      const Tag = node.tag;
      return <Tag>{draw(node.children, by)}</Tag>;
    }
  }
}
