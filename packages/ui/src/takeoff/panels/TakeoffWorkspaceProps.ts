import type { ReactNode, Ref } from 'react';
import type { Calibration, TakeoffParameters, TakeoffType } from '@plumbline/estimating';
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
  /** Called with the chosen condition; null when the active one is chosen again. */
  onActiveConditionChange: (uuid: string | null) => void;
  /**
   * Called to create a condition, with its type if known. If it resolves to the id of the created condition, or null, a
   * selection can be changed to a new condition.
   */
  onNewCondition?: (type?: TakeoffType) => void | Promise<string | null>;
  /** Called to edit the active condition. */
  onEditCondition?: (uuid: string) => void;
  /** Called when a dimension of a condition was changed in the tool options. */
  onParametersChange?: (uuid: string, parameters: TakeoffParameters) => void;
  /** Returns the assembly and cost of a condition. */
  assemblyOf?: (uuid: string) => ConditionAssembly | null;
  /** Quantities over all pages; enables the "All pages" switch. */
  projectTotals?: ReadonlyMap<string, ProjectTotal>;
  onRotationChange?: (rotation: ViewRotation) => void;
  /** Called with the calibration id of a detail to remove. */
  onDetailRemove?: ((uuid: string) => void) | undefined;
  /** Called to replace the two scales of a stretched sheet or detail with one. */
  onOneScale?: ((calibration: Calibration) => void) | undefined;
  /** Layers and their actions. */
  layers?: LayerControls;
  /** Typical groups and their actions; the workspace handles selecting their measures. */
  groups?: Omit<GroupControls, 'onSelect'>;
  /** Stamps for the stamp tool. */
  stamps?: StampControls;
  /** Comments on the sheets. */
  pins?: PinControls;
  /** Menu actions of a page. */
  pageActions?: PageDrawerProps['actionsOf'];
  /** Searches the text of all pages. */
  onSearchPlans?: PageDrawerProps['onSearchPlans'];
  /** Controlled search state, kept when the page changes; uncontrolled if absent. */
  search?: PlanSearch;
  onSearch?: (search: PlanSearch) => void;
  /** Additional host tools at the end of the rail. */
  extraTools?: readonly RailTool[];
  /** Content floating over the sheet. */
  overlay?: ReactNode;
  ref?: Ref<TakeoffCanvasHandle>;
}
