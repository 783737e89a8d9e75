import type { IconType } from '../Icon/Icon.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import type { Tone } from '../Status/tones.ts';

export interface BoardColumn {
  id: string;
  label: string;
  /** Icon of the status. */
  icon?: IconType;
  tone?: Tone;
  /** Number of cards in the whole column, if only some are loaded. */
  count?: number;
  /** Sum of the whole column, if only some cards are loaded. */
  sum?: number;
  /** Second figure of the column as text, e.g. "$1,928,000 weighted". */
  sumNote?: string;
  /**
   * Number of cards that the column should have at most, over all lanes. The head shows "4 of 3" and how much room is
   * left. Negative numbers and numbers that are not finite count as no limit.
   */
  limit?: number;
}

/** Row of a board with swimlanes: the cards that share a value, e.g. an assignee. */
export interface BoardLane {
  /** Not empty. */
  id: string;
  label: string;
  /** Icon before the label. */
  icon?: IconType;
  /** Color of the icon. */
  tone?: Tone;
  /** Number of cards in the whole lane, if only some are loaded. */
  count?: number;
  /** Sum of the whole lane, if only some cards are loaded. */
  sum?: number;
}

export interface BoardFact {
  id: string;
  text: string;
  icon?: IconType;
  /** `alert`, `bad` and `warn` mark an alarm, such as an overdue date, that stays complete on a narrow card. */
  tone?: Tone;
  /** Accessible name of the text: "comments". */
  label?: string;
}

/** Card with at most three lines: title, subtitle and facts. An alarm that does not fit adds a line. */
export interface BoardCard {
  id: string;
  columnId: string;
  /** Lane of the card; without one, or with one that is not listed, the card is in the last lane. */
  laneId?: string | null;
  title: string;
  subtitle?: string;
  subtitleIcon?: IconType;
  /** Main figure as text, e.g. "$2,900,000". */
  figure?: string;
  /** Amount added to the sum of the column. */
  value?: number;
  facts?: readonly BoardFact[];
  /** Names of assigned people; up to three are shown. */
  people?: readonly string[];
  /** Reason why the card cannot be moved. */
  lockedReason?: string;
}

export interface BoardMove {
  cardId: string;
  columnId: string;
  /** Target lane; null is the lane of cards without a value. Not set on a board without lanes. */
  laneId?: string | null;
  /** Index among the cards of the column, and of the lane if there are lanes, counted without the card. */
  index: number;
}

export interface BoardProps {
  /** Names the board. */
  label: string;
  /** Columns in display order. */
  columns: readonly BoardColumn[];
  /** Cards in the order within their columns. */
  cards: readonly BoardCard[];
  /** Called only for moves that change something and that are not refused. Without it cards stay. */
  onMove?: (move: BoardMove) => void;
  /** Returns the reason why a move is not allowed; undefined if it is. */
  refuseMove?: (move: BoardMove) => string | undefined;
  /**
   * Returns the position of a card in a column, counted without the card, for columns with a fixed order; on a board
   * with lanes, the position in the cell. By default a card stays where it is dropped.
   */
  placeIn?: (cardId: string, columnId: string, laneId?: string | null) => number;
  /** Called when a card is opened by press or Enter. */
  onOpen?: (cardId: string) => void;
  /** Called with the column id to add a card; omit to hide the button. */
  onAdd?: (columnId: string) => void;
  /** Loads more cards of a column whose `count` exceeds its loaded cards. */
  onLoadMore?: (columnId: string) => void;
  /** Formats the sums of columns and lanes; without it they show only their count. */
  formatSum?: (sum: number) => string;
  /** Controlled ids of collapsed columns. */
  collapsedIds?: readonly string[];
  /** Initially collapsed ids when uncontrolled. */
  defaultCollapsedIds?: readonly string[];
  /** Makes columns collapsible. */
  onCollapsedChange?: (ids: string[]) => void;
  /**
   * Shows swimlanes: a row per lane, in display order, across all columns. A further lane holds the cards without a
   * value and is last.
   */
  lanes?: readonly BoardLane[];
  /** Name of the lane of cards without a value, e.g. "No assignee". */
  noLaneLabel?: string;
  /** Hides the lane of cards without a value while it is empty, for a value that every card must have. */
  isLaneRequired?: boolean;
  /** Controlled ids of collapsed lanes; the lane of cards without a value has an empty id. */
  collapsedLaneIds?: readonly string[];
  /** Initially collapsed lanes when uncontrolled. */
  defaultCollapsedLaneIds?: readonly string[];
  /** Called when a lane is collapsed or expanded. */
  onCollapsedLanesChange?: (ids: string[]) => void;
  /**
   * What happens when a card is moved to a column that has reached its `limit`: `warn` says so and allows it, `refuse`
   * does not allow it.
   */
  overLimit?: 'warn' | 'refuse';
  /** Returns the menu of a card, opened by right click, the menu key and the button of the card. */
  menuOf?: (card: BoardCard) => readonly MenuEntry[];
  /** Shows the loading state. */
  isLoading?: boolean;
}
