import { useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ComboBox } from '../../components/Select/ComboBox.tsx';
import { TextArea } from '../../components/TextField/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Words } from '../../words/catalogue.ts';
import type { LinkPage, PlanMarkContent } from '../types.ts';
import { mostLines } from './markLayout.ts';
import type { AskedMark } from './PlanMarks.ts';
import * as styles from './TakeoffCanvas.css.ts';
import { useBeside } from './useBeside.ts';

interface PlanMarkFormProps extends AskedMark {
  pages: readonly LinkPage[];
  words: Words['takeoffMarks'];
  cancelLabel: string;
  onSubmit: (content: PlanMarkContent) => void;
  onCancel: () => void;
}

const mostLetters = 2000;

/** Asks for the words of a note or a stamp, or where a page link leads. */
export function PlanMarkForm(props: PlanMarkFormProps) {
  const { type, content = {}, at, pages, words, cancelLabel, onSubmit, onCancel } = props;
  const [text, setText] = useState(content.text ?? '');
  const [pageId, setPageId] = useState(content.pageId ?? null);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  useBeside(form, at, error);

  const submit = () => {
    const kept = text.trimEnd().split('\n').slice(0, mostLines).join('\n');
    const { text: _text, pageId: _page, ...rest } = content;
    if (type === 'link') {
      if (pageId === null) setError(words.pageWrong);
      else onSubmit({ ...rest, pageId, ...(kept.trim() ? { text: kept.trim() } : {}) });
    } else if (!kept.trim()) setError(words.wordsWrong);
    else onSubmit({ ...content, text: kept });
  };

  return (
    <form
      ref={form}
      className={styles.known}

      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !event.defaultPrevented) onCancel();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
      }}
    >
      <div id={titleId} className={styles.knownTitle}>
        {type === 'link' ? words.newLink : type === 'stamp' ? words.editStamp : words.newText}
      </div>
      {type === 'link' ? (
        <>
          <ComboBox
            label={words.page}
            placeholder={words.pagePlaceholder}
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
            label={words.linkWords}
            description={words.linkWordsHint}
            value={text}
            onChange={setText}
            maxLength={60}
            autoComplete="off"
          />
        </>
      ) : (
        <TextArea
          label={words.words}
          value={text}
          onChange={(value) => {
            setText(value);
            setError(undefined);
          }}
          rows={2}
          maxRows={8}
          maxLength={mostLetters}
          autoFocus
          {...(error ? { errorMessage: error } : {})}
        />
      )}
      <div className={styles.knownActions}>
        <Button variant="ghost" size="sm" onPress={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="primary" size="sm" type="submit">
          {props.content ? words.save : words.place}
        </Button>
      </div>
    </form>
  );
}
