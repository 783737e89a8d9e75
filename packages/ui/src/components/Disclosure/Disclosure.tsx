import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosureGroup,
  DisclosurePanel,
} from 'react-aria-components';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Text of the toggle. */
  title: ReactNode;
  /** Content at the end of the title line: a count or a sum. */
  aside?: ReactNode;
  /** Content shown when expanded. */
  children: ReactNode;
  /** Element id. */
  id?: string;
  /** Controlled expanded state. */
  isExpanded?: boolean;
  /** Initially expanded when uncontrolled. */
  defaultExpanded?: boolean;
  /** Called when the content is expanded or collapsed. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Heading level of the toggle. */
  level?: 2 | 3 | 4;
  /** Hides the line below. */
  isPlain?: boolean;
}

/** A part that opens below its title. */
export function Disclosure({ title, aside, children, level = 3, isPlain: plain, ...rest }: DisclosureProps) {
  const Title = `h${level}` as const;
  return (
    <AriaDisclosure {...rest} className={cx(styles.item, plain && styles.plain)}>
      <Title className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span className={styles.chevron}>
            <Icon icon={ChevronRight} isDirectional />
          </span>
          <span className={styles.text}>{title}</span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </Button>
      </Title>
      <DisclosurePanel>
        <div className={styles.body}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}

export interface AccordionProps {
  /** Sections with title and content. */
  items: readonly {
    id: string;
    title: ReactNode;
    aside?: ReactNode;
    content: ReactNode;
    isDisabled?: boolean;
  }[];
  /** Several parts open at a time. */
  allowsMultiple?: boolean;
  /** Ids of the initially expanded sections. */
  defaultExpanded?: readonly string[];
  /** Heading level of the titles. */
  level?: 2 | 3 | 4;
}

/**
 * Disclosures that belong together.
 *
 * @example
 * <Accordion
 *   items={[
 *     { id: 'scope', title: 'Scope', content: 'Interiors of levels 1 to 3.' },
 *     { id: 'terms', title: 'Terms', content: 'Net 30.' },
 *   ]}
 * />
 */
export function Accordion({
  items,
  allowsMultiple: allowMultiple = true,
  defaultExpanded,
  level,
}: AccordionProps) {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={allowMultiple}
      defaultExpandedKeys={defaultExpanded}
      className={styles.group}
    >
      {items.map(({ id, title, aside, content, isDisabled }) => (
        <Disclosure key={id} id={id} title={title} aside={aside} isDisabled={isDisabled} level={level}>
          {content}
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
