import { quickAddWords } from '../components/QuickAdd/QuickAdd.messages.ts';
import { barcodeFieldWords } from '../components/BarcodeField/BarcodeField.messages.ts';
import { boardWords } from '../components/Board/Board.messages.ts';
import { breadcrumbsWords } from '../components/Breadcrumbs/Breadcrumbs.messages.ts';
import { buttonWords } from '../components/Button/Button.messages.ts';
import { calendarWords } from '../components/Calendar/Calendar.messages.ts';
import { chartWords } from '../components/Chart/Chart.messages.ts';
import { chipWords } from '../components/Chip/Chip.messages.ts';
import { colorPickerWords } from '../components/ColorPicker/ColorPicker.messages.ts';
import { commandPaletteWords } from '../components/CommandPalette/CommandPalette.messages.ts';
import { dateWords } from '../components/Date/Date.messages.ts';
import { dateRangeWords } from '../components/Date/DateRange.messages.ts';
import { timeFieldWords } from '../components/Date/TimeField.messages.ts';
import { dialogWords } from '../components/Dialog/Dialog.messages.ts';
import { feedbackWords } from '../components/Feedback/Feedback.messages.ts';
import { fileFieldWords } from '../components/File/FileField.messages.ts';
import { errorSummaryWords } from '../components/Form/Form.messages.ts';
import { inlineEditWords } from '../components/Form/Form.messages.ts';
import { formulaFieldWords } from '../components/FormulaField/FormulaField.messages.ts';
import { mapWords } from '../components/Map/Map.messages.ts';
import { numberFieldWords } from '../components/Number/NumberFields.messages.ts';
import { decimalFieldWords } from '../components/Number/NumberFields.messages.ts';
import { phoneFieldWords } from '../components/Number/NumberFields.messages.ts';
import { personPickerWords } from '../components/PersonPicker/PersonPicker.messages.ts';
import { ratingWords } from '../components/Rating/Rating.messages.ts';
import { comboBoxWords } from '../components/Select/ComboBox.messages.ts';
import { listboxWords } from '../components/Select/Listbox.messages.ts';
import { multiSelectWords } from '../components/Select/MultiSelect.messages.ts';
import { selectWords } from '../components/Select/Select.messages.ts';
import { signaturePadWords } from '../components/SignaturePad/SignaturePad.messages.ts';
import { stepperWords } from '../components/Stepper/Stepper.messages.ts';
import { tabsWords } from '../components/Tabs/Tabs.messages.ts';
import { passwordFieldWords } from '../components/TextField/TextField.messages.ts';
import { searchFieldWords } from '../components/TextField/TextField.messages.ts';
import { lengthWords } from '../components/TextField/TextField.messages.ts';
import { toastWords } from '../components/Toast/Toast.messages.ts';
import { treeWords } from '../components/Tree/Tree.messages.ts';
import { keyboardDragWords } from '../dnd/KeyboardDrag.messages.ts';
import { activityComposerWords } from '../patterns/ActivityComposer/ActivityComposer.messages.ts';
import { appFrameWords } from '../patterns/AppFrame/AppFrame.messages.ts';
import { notificationBellWords } from '../patterns/AppFrame/NotificationBell.messages.ts';
import { userMenuWords } from '../patterns/AppFrame/UserMenu.messages.ts';
import { chatWindowWords } from '../patterns/ChatWindow/ChatWindow.messages.ts';
import { checkMatrixWords } from '../patterns/CheckMatrix/CheckMatrix.messages.ts';
import { lookPickerWords } from '../patterns/LookPicker/LookPicker.messages.ts';
import { colorSwatchesWords } from '../patterns/ColorSwatches/ColorSwatches.messages.ts';
import { documentEditorWords } from '../patterns/DocumentEditor/DocumentEditor.messages.ts';
import { documentPaperWords } from '../patterns/DocumentPaper/DocumentPaper.messages.ts';
import { commentEditorWords } from '../patterns/CommentEditor/CommentEditor.messages.ts';
import { commentThreadWords } from '../patterns/CommentThread/CommentThread.messages.ts';
import { conflictDialogWords } from '../patterns/ConflictDialog/ConflictDialog.messages.ts';
import { dashboardWords } from '../patterns/DashboardGrid/DashboardGrid.messages.ts';
import { documentHeaderWords } from '../patterns/DocumentHeader/DocumentHeader.messages.ts';
import { activityRailWords } from '../patterns/DocumentLayout/ActivityRail.messages.ts';
import { documentLayoutWords } from '../patterns/DocumentLayout/DocumentLayout.messages.ts';
import { duplicateNoticeWords } from '../patterns/DuplicateNotice/DuplicateNotice.messages.ts';
import { estimateHeadWords } from '../patterns/EstimateHead/EstimateHead.messages.ts';
import { estimateQuoteWords } from '../patterns/EstimateQuote/EstimateQuote.messages.ts';
import { estimateSheetWords } from '../patterns/EstimateSheet/EstimateSheet.messages.ts';
import { fieldMappingWords } from '../patterns/FieldMapping/FieldMapping.messages.ts';
import { fileAreaWords } from '../patterns/FileBrowser/FileArea.messages.ts';
import { fileNameWords } from '../patterns/FileBrowser/FileName.messages.ts';
import { fileTilesWords } from '../patterns/FileBrowser/FileTiles.messages.ts';
import { folderTreeWords } from '../patterns/FolderTree/FolderTree.messages.ts';
import { formBuilderWords } from '../patterns/FormBuilder/FormBuilder.messages.ts';
import { formLayoutWords } from '../patterns/FormLayout/FormLayout.messages.ts';
import { formRendererWords } from '../patterns/FormRenderer/FormRenderer.messages.ts';
import { globalSearchWords } from '../patterns/GlobalSearch/GlobalSearch.messages.ts';
import { launcherWords } from '../patterns/Launcher/Launcher.messages.ts';
import { columnsMenuWords } from '../patterns/ListLayout/ColumnsMenu.messages.ts';
import { filterWords } from '../patterns/ListLayout/Filter.messages.ts';
import { listLayoutWords } from '../patterns/ListLayout/ListLayout.messages.ts';
import { paginationWords } from '../patterns/ListLayout/Pagination.messages.ts';
import { savedViewsWords } from '../patterns/ListLayout/SavedViews.messages.ts';
import { mergeRecordsWords } from '../patterns/MergeRecords/MergeRecords.messages.ts';
import { pageHeaderWords } from '../patterns/PageHeader/PageHeader.messages.ts';
import { pdfViewerWords } from '../patterns/PdfViewer/PdfViewer.messages.ts';
import { recordLayoutWords } from '../patterns/RecordLayout/RecordLayout.messages.ts';
import { shareDialogWords } from '../patterns/ShareDialog/ShareDialog.messages.ts';
import { sheetGridWords } from '../patterns/SheetGrid/SheetGrid.messages.ts';
import { tabBarWords } from '../patterns/TabBar/TabBar.messages.ts';
import { taskPanelWords } from '../patterns/TaskPanel/TaskPanel.messages.ts';
import { uploadPanelWords } from '../patterns/UploadPanel/UploadPanel.messages.ts';
import { dataTableWords } from '../data-grid/DataTable.messages.ts';
import { symbolSearchWords } from '../takeoff/symbol-search/SymbolSearchBar.messages.ts';
import { takeoffFiguresWords } from '../takeoff/canvas/figures.messages.ts';
import { takeoffPinsWords } from '../takeoff/canvas/Pins.messages.ts';
import { takeoffMarksWords } from '../takeoff/canvas/PlanMark.messages.ts';
import { takeoffCanvasWords } from '../takeoff/canvas/TakeoffCanvas.messages.ts';
import { takeoffCompareWords } from '../takeoff/compare/CompareWorkspace.messages.ts';
import { takeoffConditionsWords } from '../takeoff/panels/ConditionsPanel.messages.ts';
import { takeoffDimensionsWords } from '../takeoff/panels/Dimensions.messages.ts';
import { takeoffGroupsWords } from '../takeoff/panels/GroupsPanel.messages.ts';
import { takeoffLayersWords } from '../takeoff/panels/LayersPanel.messages.ts';
import { takeoffOptionsWords } from '../takeoff/panels/OptionsBar.messages.ts';
import { takeoffPagesWords } from '../takeoff/panels/PageDrawer.messages.ts';
import { takeoffScalesWords } from '../takeoff/panels/ScalesPanel.messages.ts';
import { takeoffSelectionWords } from '../takeoff/panels/SelectionBar.messages.ts';
import { takeoffStatusWords } from '../takeoff/panels/StatusLine.messages.ts';
import { takeoffWorkspaceWords } from '../takeoff/panels/TakeoffWorkspace.messages.ts';
import { takeoffSnapWords } from '../takeoff/snapping/snap.messages.ts';
import { takeoffCommandsWords } from '../takeoff/store/commands.messages.ts';
import { takeoffShortcutsWords } from '../takeoff/tools/shortcuts.messages.ts';
import { takeoffToolsWords } from '../takeoff/tools/tools.messages.ts';
import type { Messages } from './catalogue.ts';

/** Complete English catalogue, the base for translations and tests. */
export const english: Messages = {
  activityComposer: activityComposerWords,
  activityRail: activityRailWords,
  appFrame: appFrameWords,
  barcodeField: barcodeFieldWords,
  board: boardWords,
  breadcrumbs: breadcrumbsWords,
  button: buttonWords,
  calendar: calendarWords,
  checkMatrix: checkMatrixWords,
  carry: keyboardDragWords,
  chart: chartWords,
  chatWindow: chatWindowWords,
  chip: chipWords,
  colorPicker: colorPickerWords,
  colorSwatches: colorSwatchesWords,
  lookPicker: lookPickerWords,
  columnsMenu: columnsMenuWords,
  comboBox: comboBoxWords,
  commandPalette: commandPaletteWords,
  commentEditor: commentEditorWords,
  documentEditor: documentEditorWords,
  documentPaper: documentPaperWords,
  commentThread: commentThreadWords,
  conflictDialog: conflictDialogWords,
  dashboard: dashboardWords,
  dataTable: dataTableWords,
  date: dateWords,
  dateRange: dateRangeWords,
  decimalField: decimalFieldWords,
  dialog: dialogWords,
  documentHeader: documentHeaderWords,
  documentLayout: documentLayoutWords,
  duplicateNotice: duplicateNoticeWords,
  errorSummary: errorSummaryWords,
  estimateHead: estimateHeadWords,
  estimateQuote: estimateQuoteWords,
  estimateSheet: estimateSheetWords,
  feedback: feedbackWords,
  fieldMapping: fieldMappingWords,
  fileField: fileFieldWords,
  filter: filterWords,
  fileArea: fileAreaWords,
  fileName: fileNameWords,
  fileTiles: fileTilesWords,
  folderTree: folderTreeWords,
  formBuilder: formBuilderWords,
  formLayout: formLayoutWords,
  formRenderer: formRendererWords,
  globalSearch: globalSearchWords,
  inlineEdit: inlineEditWords,
  formulaField: formulaFieldWords,
  launcher: launcherWords,
  length: lengthWords,
  listbox: listboxWords,
  listLayout: listLayoutWords,
  map: mapWords,
  mergeRecords: mergeRecordsWords,
  multiSelect: multiSelectWords,
  notificationBell: notificationBellWords,
  numberField: numberFieldWords,
  pageHeader: pageHeaderWords,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  pdfViewer: pdfViewerWords,
  personPicker: personPickerWords,
  phoneField: phoneFieldWords,
  rating: ratingWords,
  recordLayout: recordLayoutWords,
  savedViews: savedViewsWords,
  searchField: searchFieldWords,
  select: selectWords,
  shareDialog: shareDialogWords,
  sheetGrid: sheetGridWords,
  signaturePad: signaturePadWords,
  stepper: stepperWords,
  tabBar: tabBarWords,
  tabs: tabsWords,
  takeoffAlike: symbolSearchWords,
  takeoffCanvas: takeoffCanvasWords,
  takeoffCommands: takeoffCommandsWords,
  takeoffCompare: takeoffCompareWords,
  takeoffConditions: takeoffConditionsWords,
  takeoffDimensions: takeoffDimensionsWords,
  takeoffFigures: takeoffFiguresWords,
  takeoffGroups: takeoffGroupsWords,
  takeoffLayers: takeoffLayersWords,
  takeoffMarks: takeoffMarksWords,
  takeoffPins: takeoffPinsWords,
  takeoffOptions: takeoffOptionsWords,
  takeoffPages: takeoffPagesWords,
  takeoffScales: takeoffScalesWords,
  takeoffSelection: takeoffSelectionWords,
  takeoffShortcuts: takeoffShortcutsWords,
  takeoffSnap: takeoffSnapWords,
  takeoffStatus: takeoffStatusWords,
  takeoffTools: takeoffToolsWords,
  takeoffWorkspace: takeoffWorkspaceWords,
  quickAdd: quickAddWords,
  taskPanel: taskPanelWords,
  timeField: timeFieldWords,
  toast: toastWords,
  tree: treeWords,
  uploadPanel: uploadPanelWords,
  userMenu: userMenuWords,
};
