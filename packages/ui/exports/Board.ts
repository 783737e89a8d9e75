export {
  Board,
  type BoardCard,
  type BoardColumn,
  type BoardFact,
  type BoardLane,
  type BoardMove,
  type BoardProps,
} from '../src/components/Board/Board.tsx';
export { moveCard } from '../src/components/Board/board.ts';
