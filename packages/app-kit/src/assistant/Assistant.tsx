import { ApiError, type AssistantAnswer } from '@plumbline/api';
import { assistantSendMessage } from '@plumbline/api/hooks/assistant';
import { ChatWindow, type ChatMessage } from '@plumbline/ui/ChatWindow';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { IconButton } from '@plumbline/ui/IconButton';
import { RotateCcwIcon, SparklesIcon } from '@plumbline/ui/icons';
import { messages } from '@plumbline/validation/messages';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RouteIndex } from '../navigation/route-index.ts';
import { Answer } from './Answer.tsx';
import { conversation, newId, type ChatEntry } from './conversation.ts';
import { assistantMessages } from './messages.ts';

/** Loading time of the window on first opening in milliseconds, as specified. */
const LOADING_MS = 2000;
/** Maximum length of a question in characters. */
const MAX_LENGTH = 500;
let isLoaded = false;

function spoken({ data, text }: AssistantAnswer): string {
  return typeof data === 'string' && data !== text ? `${data} ${text}` : text;
}

interface Props {
  chart: RouteIndex;
  onClose: () => void;
}

const add = (...entries: ChatEntry[]) =>
  conversation.change({ entries: [...conversation.get().entries, ...entries] });

/** Sends the questions of the conversation one at a time and adds their answers to it. */
function useQuestions() {
  const [isAsking, setAsking] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const ask = async (text: string) => {
    const controller = new AbortController();
    asking.current = controller;
    setAsking(true);
    try {
      const { session } = conversation.get();
      const { data } = await assistantSendMessage(
        { user_input: text, ...(session ? { session_id: session } : {}) },
        { signal: controller.signal },
      );
      if (controller.signal.aborted) return;
      conversation.change({ session: data.session_id });
      add({ id: newId(), from: 'assistant', answer: data });
    } catch (error) {
      if (controller.signal.aborted) {
        add({ id: newId(), from: 'assistant', failed: 'Stopped.' });
        return;
      }
      // Show the rate limit message because the user can act on it; otherwise use the specified texts.
      const isTooFast = error instanceof ApiError && error.status === 429;
      const isUnsent = error instanceof ApiError && error.status === 0;
      // Rephrasing does not help when the question was not sent.
      const failed = isTooFast ? error.message : isUnsent ? messages.chatSendError : messages.chatNotFound;
      add({ id: newId(), from: 'assistant', failed });
    } finally {
      if (asking.current === controller) setAsking(false);
    }
  };
  const send = (text: string) => {
    if (isAsking) return;
    add({ id: newId(), from: 'user', text });
    void ask(text);
  };
  const retry = (id: string) => {
    const { entries } = conversation.get();
    const at = entries.findIndex((each) => each.id === id);
    const question = entries.slice(0, at).findLast((each) => each.from === 'user');
    if (!question || isAsking) return;
    conversation.change({ entries: entries.filter((each) => each.id !== id) });
    void ask(question.text);
  };
  return { isAsking, send, retry, stop: () => asking.current?.abort() };
}

/** Window of the assistant. */
export function Assistant({ chart, onClose }: Props) {
  const kept = useSyncExternalStore(conversation.subscribe, conversation.get);
  const [isLoading, setLoading] = useState(!isLoaded);
  const [isClearing, setClearing] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => {
      isLoaded = true;
      setLoading(false);
    }, LOADING_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  const { isAsking, send, retry, stop } = useQuestions();
  const shown = kept.entries.map((each): ChatMessage => {
    if (each.from === 'user') return { id: each.id, from: 'user', text: each.text };
    if ('failed' in each) return { id: each.id, from: 'assistant', text: each.failed, state: 'failed' };
    const { answer } = each;
    if (answer.type === 'query')
      return { id: each.id, from: 'assistant', kind: 'code', text: String(answer.data) };
    return {
      id: each.id,
      from: 'assistant',
      text: spoken(answer),
      content: <Answer answer={answer} chart={chart} onSuggest={send} />,
    };
  });
  return (
    <>
      <ChatWindow
        title={assistantMessages.assistant}
        icon={SparklesIcon}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen && !isClearing) onClose();
        }}
        isLoading={isLoading}
        {...(kept.window ? { position: kept.window } : {})}
        onPositionChange={(window) => conversation.change({ window })}
        messages={shown}
        welcome={assistantMessages.assistantWelcome}
        draft={kept.draft}
        onDraftChange={(draft) => conversation.change({ draft })}
        maxLength={MAX_LENGTH}
        onSend={send}
        isAnswering={isAsking}
        onStop={stop}
        onRetry={retry}
        {...(kept.entries.length > 0
          ? {
              actions: (
                <IconButton
                  icon={RotateCcwIcon}
                  label={assistantMessages.startOver}
                  size="sm"
                  onPress={() => setClearing(true)}
                />
              ),
            }
          : {})}
      />
      {isClearing && (
        <ConfirmDialog
          title={messages.confirmTitle}
          confirmLabel={assistantMessages.startOver}
          isOpen
          onOpenChange={setClearing}
          onConfirm={() => {
            stop();
            conversation.change({ entries: [], session: '' });
            setClearing(false);
          }}
        >
          {assistantMessages.startOverConfirm}
        </ConfirmDialog>
      )}
    </>
  );
}
