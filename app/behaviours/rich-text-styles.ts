import richText from "../components/elements/rich-text.css?inline";
import columnWidths from "../components/tables/column-widths.css?inline";
import { addStyles } from "./styles";

export const addRichTextStyles = (): void => addStyles(richText + columnWidths);
