import { Offset } from '../offset/Offset.ts';
import { RoomSearch } from '../rooms/RoomSearch.ts';
import { SymbolSearch } from '../symbol-search/SymbolSearch.ts';
import type { RunningTool } from '../tools/startTool.ts';
import type { ToolEffect } from '../tools/tool.ts';
import type { TakeoffType } from '@plumbline/estimating';
import type { CanvasCondition, CanvasMeasure, ToolId } from '../types.ts';
import type { Editor } from './Editor.ts';
import type { EngineContext } from './EngineContext.ts';

/** Tools that propose shapes and have a bar over the sheet. */
export class FloatingBarTools {
  readonly symbolSearch: SymbolSearch;
  readonly offset: Offset;
  readonly rooms: RoomSearch;
  #desk: EngineContext;

  constructor(
    desk: EngineContext,
    editor: Editor,
    hand: { swap: (tool: RunningTool) => void; layer: () => string | null },
  ) {
    this.symbolSearch = new SymbolSearch(desk, editor, hand);
    this.offset = new Offset(desk, editor);
    this.rooms = new RoomSearch(desk, editor, hand.layer);
    this.#desk = desk;
  }

  /** Condition of what a tool adds; null if there is none. */
  conditionOf(id: TakeoffType | 'symbol-search' | 'find-room'): CanvasCondition | null {
    const { conditions } = this.#desk;
    if (id === 'find-room') return this.rooms.condition;
    return conditions.forType(id === 'symbol-search' ? 'count' : id);
  }

  /** Called when a tool starts: opens its bar and closes the others. */
  started(id: ToolId) {
    this.offset.drop();
    if (id === 'symbol-search') this.symbolSearch.begin();
    else this.symbolSearch.drop();
    if (id === 'find-room') this.rooms.begin();
    else this.rooms.drop();
  }

  drop() {
    this.offset.drop();
    this.symbolSearch.drop();
    this.rooms.drop();
  }

  /** Called when shapes or the selection changed. */
  shapesChanged() {
    this.symbolSearch.measuresChanged();
    this.offset.shapesChanged();
    this.rooms.shapesChanged();
  }

  /** Shapes that would be added. */
  get proposed(): readonly CanvasMeasure[] {
    return this.offset.isOpen ? this.offset.copies : this.rooms.proposed;
  }

  /** Passes a click on a proposal, or its rejection. */
  run(effect: Extract<ToolEffect, { type: 'pick' | 'reject' }>) {
    const { rooms, symbolSearch } = this;
    if (effect.type === 'pick')
      if (rooms.isOpen) rooms.pick(effect.at);
      else symbolSearch.pick(effect.at, effect.slop);
    else if (rooms.isOpen) rooms.stepBack();
    else symbolSearch.rejectCurrent();
  }

  /** Steps back within a tool on Esc. @returns false if there is no step. */
  stepBack(id: ToolId): boolean {
    if (id === 'symbol-search') return this.symbolSearch.stepBack();
    return id === 'find-room' && this.rooms.stepBack();
  }
}
