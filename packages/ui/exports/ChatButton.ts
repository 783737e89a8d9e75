export { ChatButton, type ChatButtonProps } from '../src/patterns/ChatWindow/ChatButton.tsx';
