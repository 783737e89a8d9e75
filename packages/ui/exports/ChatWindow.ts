export {
  ChatWindow,
  type ChatMessage,
  type ChatPosition,
  type ChatWindowProps,
} from '../src/patterns/ChatWindow/ChatWindow.tsx';
