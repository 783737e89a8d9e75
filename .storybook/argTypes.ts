import { ArrowRight, Check, Download, Mail, Plus, Search, Send, Settings, Trash2, User } from 'lucide-react';
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { Kind } from './docgen/propKinds.ts';
import type { ComponentInfo } from './docgen/readComponents.ts';
import type { Prop } from './docgen/readProps.ts';

/** Icons to choose from. */
const icons = { ArrowRight, Check, Download, Mail, Plus, Search, Send, Settings, Trash2, User };
/** Largest number of options that are shown as radio buttons; more are shown in a select. */
const mostInline = 4;

/** Storybook control for each kind of prop. Values that can be written in code only have none. */
const controls: Record<Kind, Pick<StrictInputType, 'control' | 'options' | 'mapping'>> = {
  boolean: { control: { type: 'boolean' } },
  number: { control: { type: 'number' } },
  text: { control: { type: 'text' } },
  options: { control: { type: 'select' } },
  content: { control: { type: 'text' } },
  icon: { options: Object.keys(icons), mapping: icons, control: { type: 'select' } },
  list: { control: { type: 'object' } },
  object: { control: { type: 'object' } },
  function: { control: { disable: true } },
  code: { control: { disable: true } },
  unknown: { control: { disable: true } },
};

function argTypeOf(prop: Prop): StrictInputType {
  const { name, description, kind, options, type, defaultValue, isRequired } = prop;
  const isInline = options !== undefined && options.length <= mostInline;
  return {
    name,
    description,
    ...controls[kind],
    type: {
      ...(kind === 'boolean' || kind === 'number' || kind === 'function'
        ? { name: kind }
        : { name: 'other', value: type }),
      required: isRequired,
    },
    ...(options && { options, control: { type: isInline ? 'inline-radio' : 'select' } }),
    table: {
      type: { summary: options ? options.join(' | ') : type },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
      category: kind === 'function' ? 'Events' : name.startsWith('aria-') ? 'ARIA' : 'Props',
    },
  };
}

/** Controls of a component, by its props. */
export function argTypesOf(component: unknown): StrictArgTypes | null {
  if (component === null || !['object', 'function'].includes(typeof component)) return null;
  const part = (component as { __docgenInfo?: ComponentInfo }).__docgenInfo;
  return part ? argTypesOfComponent(part) : null;
}

function argTypesOfComponent(part: ComponentInfo): StrictArgTypes {
  const rank = ({ name, kind, isRequired }: Prop): number =>
    name.startsWith('aria-') ? 3 : kind === 'function' ? 2 : isRequired ? 0 : 1;
  return Object.fromEntries(
    part.props.toSorted((a, b) => rank(a) - rank(b)).map((prop) => [prop.name, argTypeOf(prop)]),
  );
}

/** True if a value can be edited as JSON without loss: it contains no elements, functions or cycles. */
function isPlain(value: unknown, depth = 0): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (depth > 6 || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every((one) => isPlain(one, depth + 1));
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value) &&
    Object.values(value).every((one) => isPlain(one, depth + 1))
  );
}

interface StoryContext {
  argTypes: StrictArgTypes;
  initialArgs: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/**
 * Controls of a story from the props of its component, also if the story renders the component inside of something else.
 * Values that the control would damage, such as elements, have none.
 */
export function withComponentControls({ argTypes, initialArgs, parameters }: StoryContext): StrictArgTypes {
  const part = parameters['part'] as ComponentInfo | undefined;
  return Object.fromEntries(
    Object.entries(part ? { ...argTypesOfComponent(part), ...argTypes } : argTypes).map(([name, argType]) => {
      const { type: kind } = (argType.control ?? {}) as { type?: string };
      const isLossy =
        (kind === 'object' && !isPlain(initialArgs[name])) ||
        (kind === 'text' && typeof (initialArgs[name] ?? '') !== 'string');
      return [name, isLossy ? { ...argType, control: { disable: true } } : argType];
    }),
  );
}
