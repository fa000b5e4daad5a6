import richText from "../critical-css/rich-text.css?inline";
import { addStyles } from "./styles";

export const addRichTextStyles = (): void => addStyles(richText);
