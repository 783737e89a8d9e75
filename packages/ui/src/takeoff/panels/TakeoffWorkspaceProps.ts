import type { ReactNode, Ref } from 'react';
import type { Calibration, NamedScale, TakeoffParameters, TakeoffType } from '@plumbline/estimating';
import type { TakeoffCanvasProps } from '../canvas/TakeoffCanvasProps.ts';
import type { TakeoffCanvasHandle, ViewRotation } from '../types.ts';
import type { PageDrawerProps } from './PageDrawer.tsx';
import type {
  ConditionAssembly,
  GroupControls,
  LayerControls,
  PinControls,
  PlanSearch,
  ProjectTotal,
  RailTool,
  StampControls,
  TopBarSlot,
  WorkspaceCondition,
  WorkspacePage,
} from './workspaceTypes.ts';

export interface TakeoffWorkspaceProps extends Omit<
  TakeoffCanvasProps,
  | 'conditions'
  | 'activeConditionId'
  | 'onActiveConditionChange'
  | 'children'
  | 'ref'
  | 'label'
  | 'linkPages'
  | 'stamp'
  | 'layer'
  | 'onOpenPage'
  | 'pins'
  | 'openPinId'
  | 'draftPinAt'
  | 'onPinPlace'
  | 'onPinOpen'
  | 'onPinMove'
> {
  topBar: TopBarSlot;
  pages: readonly WorkspacePage[];
  currentPageId: string;
  onPageChange: (uuid: string) => void;
  conditions: readonly WorkspaceCondition[];
  activeConditionId: string | null;
  /** Null when the one that is measured is chosen again: nothing is, then. */
  onActiveConditionChange: (uuid: string | null) => void;
  /**
   * A new condition is asked for, where it is known what it is to measure: of that type. One that resolves to the id of
   * the condition that was made, or null, lets a selection be measured by it.
   */
  onNewCondition?: (type?: TakeoffType) => void | Promise<string | null>;
  /** The active condition's name, look and dimensions are to be changed. */
  onEditCondition?: (uuid: string) => void;
  /** A dimension of a condition was changed in the tool's options. */
  onParametersChange?: (uuid: string, parameters: TakeoffParameters) => void;
  /** What a condition is made of and costs so far. */
  assemblyOf?: (uuid: string) => ConditionAssembly | null;
  /** Quantities over all pages; offers "All pages" beside "This page". */
  projectTotals?: ReadonlyMap<string, ProjectTotal>;
  onRotationChange?: (rotation: ViewRotation) => void;
  /** A scale was chosen by its name for the page; offers the list of them in the status line. */
  onNamedScale?: (scale: NamedScale) => void;
  /** The scale of a detail is taken away, by its calibration's id. */
  onDetailRemove?: ((uuid: string) => void) | undefined;
  /** A stretched sheet, or a detail of one, is to have one scale again. */
  onOneScale?: ((calibration: Calibration) => void) | undefined;
  /** Layers with what may be done to them. */
  layers?: LayerControls;
  /** Typical groups; what is selected of one is chosen here. */
  groups?: Omit<GroupControls, 'onSelect'>;
  /** Stamps for the stamp tool. */
  stamps?: StampControls;
  /** What people say on the sheets. */
  pins?: PinControls;
  /** What may be done with a page. */
  pageActions?: PageDrawerProps['actionsOf'];
  /** Looks for words on all pages. */
  onFindWords?: PageDrawerProps['onFindWords'];
  /** The search through the set, kept through a change of pages; the workspace keeps it for itself when absent. */
  search?: PlanSearch;
  onSearch?: (search: PlanSearch) => void;
  /** Further tools of the host's at the end of the rail. */
  extraTools?: readonly RailTool[];
  /** Floats over the sheet: comments, stamps. */
  overlay?: ReactNode;
  ref?: Ref<TakeoffCanvasHandle>;
}
