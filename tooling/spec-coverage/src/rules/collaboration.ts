import { checked, differs, review, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas comments, chat. */
export const collaboration: CoverageById = {
  'chat-001': checked(
    'e2e/assistant.spec.ts#answers a question with rows, its query and follow-ups, and continues after navigation',
  ),
  'chat-002': differs(
    'The icon is in the header instead of floating, where it would cover the last row or column (0117).',
    'e2e/assistant.spec.ts#opens from the header, and again where it was moved to, whole on a smaller screen',
  ),
  'chat-003': checked(
    'packages/app-kit/src/assistant/links.test.ts#words of answers open the specified routes',
  ),
  'chat-004': review(
    'The type of a message is kept inside the window and is on no call; the pictures of `ChatWindow` show that questions and answers differ.',
  ),
  'chat-005': checked(
    'e2e/assistant.spec.ts#answers a question with rows, its query and follow-ups, and continues after navigation',
  ),
  'chat-006': differs(
    'One assistant replaces both: closing keeps the conversation, so that nothing is lost that would need a question.',
    'e2e/assistant.spec.ts#reports empty answers and failures with the specified messages and keeps the input',
  ),
  'chat-007': checked('e2e/assistant.spec.ts#answers only from records that the user can open'),
  'chat-008': checked(
    'e2e/assistant.spec.ts#opens from the header, and again where it was moved to, whole on a smaller screen',
    'packages/ui/src/patterns/ChatWindow/place.test.ts#keeps every box inside with the smallest movement, and is idempotent',
    'packages/ui/src/tokens/sizes.test.ts#are those of the specification',
  ),
  'chat-009': checked(
    'packages/ui/src/patterns/ChatWindow/ChatWindow.stories.tsx#Keyboard',
    'apps/server/src/modules/assistant/assistant.test.ts#rejects an empty or overlong question at its field',
  ),
  'chat-010': checked(
    'apps/server/src/modules/assistant/assistant.test.ts#returns rows or plain text for either header',
  ),
  'chat-011': checked('apps/server/src/modules/assistant/assistant.test.ts#returns the query as code'),
  'chat-012': checked(
    'e2e/assistant.spec.ts#reports empty answers and failures with the specified messages and keeps the input',
    'apps/server/src/modules/assistant/assistant.test.ts#returns the older call’s specified failure text',
  ),
  'chat-013': checked(
    'apps/server/src/modules/assistant/assistant.test.ts#returns the specified text when nothing is found',
    'apps/server/src/modules/assistant/assistant.test.ts#returns the specified text when the model answers %s',
  ),
  'comments-001': differs(
    'Letters of every language are accepted, the documented ones among them.',
    'packages/ui/src/patterns/CommentEditor/mentionQuery.test.ts#includes letters of any language and spaces',
    'apps/server/src/modules/comments/comments.test.ts#returns the best matches of each record type, including by number',
  ),
  'comments-002': checked(
    'e2e/specification-tasks.spec.ts#comments are cleared, not posted when empty, and edited in a dialog',
  ),
  'comments-003': checked(
    'e2e/specification-tasks.spec.ts#comments are cleared, not posted when empty, and edited in a dialog',
  ),
  'comments-004': checked(
    'apps/server/src/modules/comments/comments.test.ts#is added by users with access to the record and listed in order',
  ),
  'comments-005': checked(
    'apps/server/src/modules/comments/comments.test.ts#is limited to the author, excluding administrators',
  ),
  'comments-006': checked(
    'e2e/specification-tasks.spec.ts#comments are cleared, not posted when empty, and edited in a dialog',
    'e2e/tasks.spec.ts#opens a task by link, edits it, comments with a mention, and keeps the draft across a reload',
  ),
  'comments-007': checked(
    'e2e/specification-tasks.spec.ts#comments are cleared, not posted when empty, and edited in a dialog',
    'apps/server/src/modules/comments/comments.test.ts#is rejected at its field when empty',
  ),
  'comments-008': checked(
    'packages/app-kit/src/comments/thread.test.ts#collects mentioned users and images from a text, each once',
  ),
  'comments-009': checked(
    'packages/ui/src/patterns/CommentEditor/CommentEditor.stories.tsx#PastesAnImage',
    'apps/server/src/modules/comments/comments.test.ts#belong to the same record only',
  ),
  'comments-010': checked(
    'e2e/sheet-comments.spec.ts#keep the text when posting fails',
    'packages/ui/src/patterns/CommentThread/CommentThread.stories.tsx#SendFails',
  ),
  'comments-011': checked(
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the message of the server',
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s',
  ),
  'comments-012': checked(
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the message of the server',
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s',
  ),
  'comments-013': checked('packages/ui/src/patterns/CommentEditor/CommentEditor.stories.tsx#ImageFails'),
};
