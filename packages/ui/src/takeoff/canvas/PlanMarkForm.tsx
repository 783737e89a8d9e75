import { useState } from 'react';
import { ComboBox } from '../../components/Select/ComboBox.tsx';
import { TextArea } from '../../components/TextField/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Messages } from '../../messages/catalogue.ts';
import type { LinkPage, PlanMarkContent } from '../types.ts';
import { AnchoredForm } from './AnchoredForm.tsx';
import { maxNoteLines } from './markLayout.ts';
import type { PendingPlanMark } from './PendingPlanMark.ts';

interface PlanMarkFormProps extends PendingPlanMark {
  pages: readonly LinkPage[];
  messages: Messages['takeoffMarks'];
  cancelLabel: string;
  onSubmit: (content: PlanMarkContent) => void;
  onCancel: () => void;
}

const MAX_TEXT_LENGTH = 2000;

/** Form of a note, callout, stamp, image or page link. */
export function PlanMarkForm(props: PlanMarkFormProps) {
  const { type, content = {}, at, pages, messages, cancelLabel, onSubmit, onCancel } = props;
  const [text, setText] = useState(content.text ?? '');
  const [pageId, setPageId] = useState(content.pageId ?? null);
  const [error, setError] = useState<string>();

  const titles: Partial<Record<typeof type, string>> = {
    link: messages.newLink,
    stamp: messages.editStamp,
    image: messages.editImage,
    callout: messages.newCallout,
  };
  const submit = () => {
    const kept = text.trimEnd().split('\n').slice(0, maxNoteLines).join('\n');
    const { text: _text, pageId: _page, ...rest } = content;
    if (type === 'link') {
      if (pageId === null) setError(messages.pageWrong);
      else onSubmit({ ...rest, pageId, ...(kept.trim() ? { text: kept.trim() } : {}) });
    } else if (!kept.trim()) setError(messages.textMissing);
    else onSubmit({ ...content, text: kept });
  };

  return (
    <AnchoredForm
      title={titles[type] ?? messages.newText}
      at={at}
      changes={error}
      cancelLabel={cancelLabel}
      submitLabel={props.content ? messages.save : messages.place}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {type === 'link' ? (
        <>
          <ComboBox
            label={messages.page}
            placeholder={messages.pagePlaceholder}
            options={pages.map(({ uuid, code, name }) => ({ id: uuid, label: `${code} ${name}`.trim() }))}
            value={pageId}
            onChange={(chosen) => {
              setPageId(chosen);
              setError(undefined);
            }}
            autoFocus
            {...(error ? { errorMessage: error } : {})}
          />
          <TextField
            label={messages.linkText}
            description={messages.linkTextHint}
            value={text}
            onChange={setText}
            maxLength={60}
            autoComplete="off"
          />
        </>
      ) : (
        <TextArea
          label={type === 'image' ? messages.imageDescription : messages.noteText}
          value={text}
          onChange={(value) => {
            setText(value);
            setError(undefined);
          }}
          rows={2}
          maxRows={8}
          maxLength={MAX_TEXT_LENGTH}
          autoFocus
          {...(error ? { errorMessage: error } : {})}
        />
      )}
    </AnchoredForm>
  );
}
