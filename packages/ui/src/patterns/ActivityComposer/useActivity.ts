import { useRef, useState } from 'react';
import { useControlled } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import {
  isEmptyDraft,
  missingOf,
  orderOf,
  presentOf,
  valueOf,
  type ActivityDraft,
  type ActivityErrors,
  type ActivityInputId,
  type ActivityKind,
  type ActivityValue,
  type Present,
} from './activity.ts';
import { activityComposerMessages } from './ActivityComposer.messages.ts';

/** Element that receives the focus when saving fails. */
export type Focusable = { focus: () => void } | null;

interface ActivityOptions {
  kind: (draft: ActivityDraft) => ActivityKind;
  onSubmit: (value: ActivityValue) => Promise<ActivityErrors | void>;
  draft: ActivityDraft | undefined;
  onDraftChange: ((draft: ActivityDraft) => void) | undefined;
  now: (() => Present) | undefined;
  /** Called after the draft was saved and cleared. */
  onSaved: (kind: ActivityKind) => void;
}

const nothing: ActivityDraft = {};
const noPresent: Present = { date: '', time: '' };

/** Draft of an activity, the open state of the composer, and saving. */
export function useActivity({
  kind: kindOf,
  onSubmit,
  draft: draftProp,
  onDraftChange,
  now,
  onSaved,
}: ActivityOptions) {
  const messages = useMessages('activityComposer', activityComposerMessages);
  const [draft, setDraft] = useControlled<ActivityDraft>(draftProp, nothing, onDraftChange);
  /** Day and time when the composer was opened; undefined while it is closed. */
  const [present, setPresent] = useState<Present>();
  const [errors, setErrors] = useState<ActivityErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const inputs = useRef(new Map<ActivityInputId, Focusable>());

  const kind = kindOf(draft);
  const isOpen = present !== undefined;
  const value = valueOf(kind, draft, present ?? noPresent);
  const focus = (field: ActivityInputId) => inputs.current.get(field)?.focus();
  const labelOf = (field: ActivityInputId): string =>
    kind.labels?.[field] ??
    (field === 'text' ? messages.text(kind.label) : field === 'when' ? messages.date : messages[field]);

  const open = () => {
    if (isOpen) return;
    setAnnouncement('');
    setPresent(now ? now() : presentOf(new Date()));
  };
  const close = (message: string) => {
    setPresent(undefined);
    setErrors({});
    setFailure(undefined);
    setAnnouncement(message);
  };
  const refuse = (found: ActivityErrors) => {
    setErrors(found);
    const first = orderOf(kind).find((field) => found[field] !== undefined);
    if (first) focus(first);
  };
  const why = (field: ActivityInputId) =>
    field === 'text' && kind.labels?.text === undefined
      ? messages.textMissing
      : messages.missing(labelOf(field));
  const submit = async () => {
    if (isSaving) return;
    const missing = missingOf(kind, value);
    if (missing.length > 0) return refuse(Object.fromEntries(missing.map((field) => [field, why(field)])));
    setSaving(true);
    setFailure(undefined);
    setErrors({});
    let found: ActivityErrors | void;
    try {
      found = await onSubmit(value);
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : messages.failed);
      return;
    } finally {
      setSaving(false);
    }
    if (found && Object.keys(found).length > 0) return refuse(found);
    setDraft({ kind: kind.id });
    close(messages.saved(kind.label));
    onSaved(kind);
  };

  return {
    draft,
    kind,
    value,
    isOpen,
    isEmpty: isEmptyDraft(draft),
    isSaving,
    errors,
    failure,
    announcement,
    labelOf,
    focus,
    register: (field: ActivityInputId) => (element: Focusable) => void inputs.current.set(field, element),
    open,
    close,
    submit,
    /** Changes the draft and clears the error of the field. */
    change: (field: ActivityInputId, part: ActivityDraft) => {
      setDraft({ ...draft, ...part });
      setErrors(({ [field]: _mended, ...rest }) => rest);
    },
    choose: (id: string) => {
      setDraft({ ...draft, kind: id });
      setErrors({});
    },
    discard: () => setDraft({ kind: kind.id }),
  };
}
