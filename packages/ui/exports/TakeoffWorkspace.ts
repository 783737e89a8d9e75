export { TakeoffWorkspace, type TakeoffWorkspaceProps } from '../src/takeoff/panels/TakeoffWorkspace.tsx';
export type {
  ConditionAssembly,
  GroupControls,
  LayerControls,
  PageHit,
  PinControls,
  PlanSearch,
  ProjectTotal,
  RailTool,
  StampControls,
  WorkspaceCondition,
  WorkspaceGroup,
  WorkspaceLayer,
  WorkspacePage,
  WorkspacePin,
} from '../src/takeoff/panels/workspaceTypes.ts';
