export {
  ChatAnswer,
  type ChatAnswerColumn,
  type ChatAnswerProps,
  type ChatAnswerRow,
} from '../src/patterns/ChatWindow/ChatAnswer.tsx';
