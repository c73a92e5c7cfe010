// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

module.exports = (function ({ equal, formats, ucs2length }) {


const schema1 = {"type":"object","required":["specversion","id","source","type","data"],"propertyNames":{"pattern":"^(?!x(?:tenant|stream|purpose)$)[a-z0-9]{1,64}$","x-must-be":"1 to 64 lower-case letters and digits, other than the reserved names xtenant, xstream and xpurpose"},"additionalProperties":{"x-must-be":"a string of at most 8,192 characters without control characters, a boolean or an integer of 32 bits","not":{"not":{"anyOf":[{"type":"string","maxLength":8192,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$","x-must-be":"a text without control characters"},{"type":"boolean"},{"type":"integer","format":"int32","minimum":-2147483648,"maximum":2147483647},{"type":"null"}]}}},"properties":{"specversion":{"$ref":"#/components/schemas/CloudEventSpecVersion"},"id":{"$ref":"#/components/schemas/PublisherEventId"},"source":{"$ref":"#/components/schemas/PublisherEventSource"},"type":{"$ref":"#/components/schemas/EventType"},"time":{"anyOf":[{"$ref":"#/components/schemas/PublisherEventTime"},{"type":"null"}]},"datacontenttype":{"anyOf":[{"$ref":"#/components/schemas/JsonMediaType"},{"type":"null"}]},"dataschema":{"anyOf":[{"$ref":"#/components/schemas/PublisherEventDataSchema"},{"type":"null"}]},"subject":{"anyOf":[{"$ref":"#/components/schemas/PublisherEventSubject"},{"type":"null"}]},"traceparent":{"anyOf":[{"$ref":"#/components/schemas/TraceParent"},{"type":"null"}]},"tracestate":{"anyOf":[{"$ref":"#/components/schemas/TraceState"},{"type":"null"}]},"data":{}}};
const schema2 = {"type":"string","enum":["1.0"],"const":"1.0"};
const schema3 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$","x-must-be":"a text without control characters"};
const schema4 = {"type":"string","format":"uri-reference","minLength":1,"maxLength":2048};
const schema5 = {"x-extensible":true,"type":"string","maxLength":33,"enum":["group.created","group.deleted","group.member.added","group.member.deleted","group.role.assigned","group.role.deleted","group.updated","organization.connection.added","organization.connection.removed","organization.connection.updated","organization.created","organization.deleted","organization.group.role.assigned","organization.group.role.deleted","organization.member.added","organization.member.deleted","organization.member.role.assigned","organization.member.role.deleted","organization.updated","user.created","user.deleted","user.updated"]};
const schema6 = {"type":"string","format":"date-time","maxLength":64};
const schema7 = {"type":"string","maxLength":255,"pattern":"^(?!.*[\\x00-\\x1F\\x7F-\\x9F])[^/;\\s]+/([^/;\\s]+\\+)?[Jj][Ss][Oo][Nn]\\s*(;.*)?$","x-must-be":"a JSON media type, such as application/json","examples":["application/json"]};
const schema8 = {"type":"string","format":"uri","minLength":1,"maxLength":2048};
const schema9 = {"type":"string","minLength":1,"maxLength":2048,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$","x-must-be":"a text without control characters"};
const schema10 = {"type":"string","maxLength":55,"x-must-be":"a traceparent of W3C Trace Context, version 00","pattern":"^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$","examples":["00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01"]};
const schema11 = {"type":"string","maxLength":512,"x-must-be":"a tracestate of W3C Trace Context","pattern":"^[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~]( *, *[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~])*$","examples":["congo=t61rcWkgMzE"]};
const pattern0 = new RegExp("^(?!x(?:tenant|stream|purpose)$)[a-z0-9]{1,64}$", "u");
const pattern1 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");
const pattern3 = new RegExp("^(?!.*[\\x00-\\x1F\\x7F-\\x9F])[^/;\\s]+/([^/;\\s]+\\+)?[Jj][Ss][Oo][Nn]\\s*(;.*)?$", "u");
const pattern5 = new RegExp("^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~]( *, *[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~])*$", "u");
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = formats.int32;
const formats2 = formats["uri-reference"];
const formats4 = formats["date-time"];
const formats6 = formats.uri;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.specversion === undefined) && (missing0 = "specversion")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.data === undefined) && (missing0 = "data"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema1.required,parentSchema:schema1,data}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!x(?:tenant|stream|purpose)$)[a-z0-9]{1,64}$"},schema:"^(?!x(?:tenant|stream|purpose)$)[a-z0-9]{1,64}$",parentSchema:schema1.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema1.propertyNames,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate1.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs2 = errors;
for(const key1 in data){
if(!(func0.call(schema1.properties, key1))){
let data0 = data[key1];
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
let valid4 = false;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data0 === "string"){
if(func1(data0) > 8192){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(!pattern1.test(data0)){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
const _errs11 = errors;
if(typeof data0 !== "boolean"){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
const _errs13 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs13){
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(!(formats0.validate(data0))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs15 = errors;
if(data0 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs7 === errors;
if(valid3){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs5 === errors;
if(valid2){
validate1.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/not",keyword:"not",params:{},schema:schema1.additionalProperties.not,parentSchema:schema1.additionalProperties,data:data0}];
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
if(_errs2 === errors){
if(data.specversion !== undefined){
let data1 = data.specversion;
const _errs17 = errors;
if(typeof data1 !== "string"){
validate1.errors = [{instancePath:instancePath+"/specversion",schemaPath:"#/components/schemas/CloudEventSpecVersion/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data1}];
return false;
}
if("1.0" !== data1){
validate1.errors = [{instancePath:instancePath+"/specversion",schemaPath:"#/components/schemas/CloudEventSpecVersion/const",keyword:"const",params:{allowedValue: "1.0"},schema:"1.0",parentSchema:schema2,data:data1}];
return false;
}
else {
if(!(data1 === "1.0")){
validate1.errors = [{instancePath:instancePath+"/specversion",schemaPath:"#/components/schemas/CloudEventSpecVersion/enum",keyword:"enum",params:{allowedValues: schema2.enum},schema:schema2.enum,parentSchema:schema2,data:data1}];
return false;
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.id !== undefined){
let data2 = data.id;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data2 === "string"){
if(func1(data2) > 255){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/PublisherEventId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema3,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/PublisherEventId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3,data:data2}];
return false;
}
else {
if(!pattern1.test(data2)){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/PublisherEventId/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},schema:"^[^\\x00-\\x1F\\x7F-\\x9F]*$",parentSchema:schema3,data:data2}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/PublisherEventId/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data2}];
return false;
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.source !== undefined){
let data3 = data.source;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate1.errors = [{instancePath:instancePath+"/source",schemaPath:"#/components/schemas/PublisherEventSource/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema4,data:data3}];
return false;
}
else {
if(func1(data3) < 1){
validate1.errors = [{instancePath:instancePath+"/source",schemaPath:"#/components/schemas/PublisherEventSource/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema4,data:data3}];
return false;
}
else {
if(!(formats2(data3))){
validate1.errors = [{instancePath:instancePath+"/source",schemaPath:"#/components/schemas/PublisherEventSource/format",keyword:"format",params:{format: "uri-reference"},schema:"uri-reference",parentSchema:schema4,data:data3}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/source",schemaPath:"#/components/schemas/PublisherEventSource/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data:data3}];
return false;
}
}
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type !== undefined){
let data4 = data.type;
const _errs26 = errors;
const _errs27 = errors;
if(!((((((((((((((((((((((data4 === "group.created") || (data4 === "group.deleted")) || (data4 === "group.member.added")) || (data4 === "group.member.deleted")) || (data4 === "group.role.assigned")) || (data4 === "group.role.deleted")) || (data4 === "group.updated")) || (data4 === "organization.connection.added")) || (data4 === "organization.connection.removed")) || (data4 === "organization.connection.updated")) || (data4 === "organization.created")) || (data4 === "organization.deleted")) || (data4 === "organization.group.role.assigned")) || (data4 === "organization.group.role.deleted")) || (data4 === "organization.member.added")) || (data4 === "organization.member.deleted")) || (data4 === "organization.member.role.assigned")) || (data4 === "organization.member.role.deleted")) || (data4 === "organization.updated")) || (data4 === "user.created")) || (data4 === "user.deleted")) || (data4 === "user.updated"))){
validate1.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues: schema5.enum},schema:schema5.enum,parentSchema:schema5,data:data4}];
return false;
}
if(errors === _errs27){
if(typeof data4 === "string"){
if(func1(data4) > 33){
validate1.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/EventType/maxLength",keyword:"maxLength",params:{limit: 33},schema:33,parentSchema:schema5,data:data4}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type: "string"},schema:schema5.type,parentSchema:schema5,data:data4}];
return false;
}
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.time !== undefined){
let data5 = data.time;
const _errs29 = errors;
const _errs30 = errors;
let valid10 = false;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data5 === "string"){
if(func1(data5) > 64){
const err13 = {instancePath:instancePath+"/time",schemaPath:"#/components/schemas/PublisherEventTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema6,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(!(formats4(data5))){
const err14 = {instancePath:instancePath+"/time",schemaPath:"#/components/schemas/PublisherEventTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema6,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/time",schemaPath:"#/components/schemas/PublisherEventTime/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
var _valid1 = _errs31 === errors;
valid10 = valid10 || _valid1;
const _errs34 = errors;
if(data5 !== null){
const err16 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema1.properties.time.anyOf[1].type,parentSchema:schema1.properties.time.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid1 = _errs34 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const err17 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/anyOf",keyword:"anyOf",params:{},schema:schema1.properties.time.anyOf,parentSchema:schema1.properties.time,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.datacontenttype !== undefined){
let data6 = data.datacontenttype;
const _errs36 = errors;
const _errs37 = errors;
let valid12 = false;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data6 === "string"){
if(func1(data6) > 255){
const err18 = {instancePath:instancePath+"/datacontenttype",schemaPath:"#/components/schemas/JsonMediaType/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema7,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!pattern3.test(data6)){
const err19 = {instancePath:instancePath+"/datacontenttype",schemaPath:"#/components/schemas/JsonMediaType/pattern",keyword:"pattern",params:{pattern: "^(?!.*[\\x00-\\x1F\\x7F-\\x9F])[^/;\\s]+/([^/;\\s]+\\+)?[Jj][Ss][Oo][Nn]\\s*(;.*)?$"},schema:"^(?!.*[\\x00-\\x1F\\x7F-\\x9F])[^/;\\s]+/([^/;\\s]+\\+)?[Jj][Ss][Oo][Nn]\\s*(;.*)?$",parentSchema:schema7,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/datacontenttype",schemaPath:"#/components/schemas/JsonMediaType/type",keyword:"type",params:{type: "string"},schema:schema7.type,parentSchema:schema7,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid2 = _errs38 === errors;
valid12 = valid12 || _valid2;
const _errs41 = errors;
if(data6 !== null){
const err21 = {instancePath:instancePath+"/datacontenttype",schemaPath:"#/properties/datacontenttype/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema1.properties.datacontenttype.anyOf[1].type,parentSchema:schema1.properties.datacontenttype.anyOf[1],data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs41 === errors;
valid12 = valid12 || _valid2;
if(!valid12){
const err22 = {instancePath:instancePath+"/datacontenttype",schemaPath:"#/properties/datacontenttype/anyOf",keyword:"anyOf",params:{},schema:schema1.properties.datacontenttype.anyOf,parentSchema:schema1.properties.datacontenttype,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.dataschema !== undefined){
let data7 = data.dataschema;
const _errs43 = errors;
const _errs44 = errors;
let valid14 = false;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(errors === _errs46){
if(typeof data7 === "string"){
if(func1(data7) > 2048){
const err23 = {instancePath:instancePath+"/dataschema",schemaPath:"#/components/schemas/PublisherEventDataSchema/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema8,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(func1(data7) < 1){
const err24 = {instancePath:instancePath+"/dataschema",schemaPath:"#/components/schemas/PublisherEventDataSchema/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(!(formats6(data7))){
const err25 = {instancePath:instancePath+"/dataschema",schemaPath:"#/components/schemas/PublisherEventDataSchema/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema8,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/dataschema",schemaPath:"#/components/schemas/PublisherEventDataSchema/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
var _valid3 = _errs45 === errors;
valid14 = valid14 || _valid3;
const _errs48 = errors;
if(data7 !== null){
const err27 = {instancePath:instancePath+"/dataschema",schemaPath:"#/properties/dataschema/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema1.properties.dataschema.anyOf[1].type,parentSchema:schema1.properties.dataschema.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid3 = _errs48 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const err28 = {instancePath:instancePath+"/dataschema",schemaPath:"#/properties/dataschema/anyOf",keyword:"anyOf",params:{},schema:schema1.properties.dataschema.anyOf,parentSchema:schema1.properties.dataschema,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.subject !== undefined){
let data8 = data.subject;
const _errs50 = errors;
const _errs51 = errors;
let valid16 = false;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data8 === "string"){
if(func1(data8) > 2048){
const err29 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/PublisherEventSubject/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema9,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
if(func1(data8) < 1){
const err30 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/PublisherEventSubject/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
if(!pattern1.test(data8)){
const err31 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/PublisherEventSubject/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},schema:"^[^\\x00-\\x1F\\x7F-\\x9F]*$",parentSchema:schema9,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/PublisherEventSubject/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid4 = _errs52 === errors;
valid16 = valid16 || _valid4;
const _errs55 = errors;
if(data8 !== null){
const err33 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema1.properties.subject.anyOf[1].type,parentSchema:schema1.properties.subject.anyOf[1],data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid4 = _errs55 === errors;
valid16 = valid16 || _valid4;
if(!valid16){
const err34 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/anyOf",keyword:"anyOf",params:{},schema:schema1.properties.subject.anyOf,parentSchema:schema1.properties.subject,data:data8};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.traceparent !== undefined){
let data9 = data.traceparent;
const _errs57 = errors;
const _errs58 = errors;
let valid18 = false;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data9 === "string"){
if(func1(data9) > 55){
const err35 = {instancePath:instancePath+"/traceparent",schemaPath:"#/components/schemas/TraceParent/maxLength",keyword:"maxLength",params:{limit: 55},schema:55,parentSchema:schema10,data:data9};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
if(!pattern5.test(data9)){
const err36 = {instancePath:instancePath+"/traceparent",schemaPath:"#/components/schemas/TraceParent/pattern",keyword:"pattern",params:{pattern: "^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$"},schema:"^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$",parentSchema:schema10,data:data9};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/traceparent",schemaPath:"#/components/schemas/TraceParent/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data:data9};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid5 = _errs59 === errors;
valid18 = valid18 || _valid5;
const _errs62 = errors;
if(data9 !== null){
const err38 = {instancePath:instancePath+"/traceparent",schemaPath:"#/properties/traceparent/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema1.properties.traceparent.anyOf[1].type,parentSchema:schema1.properties.traceparent.anyOf[1],data:data9};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid5 = _errs62 === errors;
valid18 = valid18 || _valid5;
if(!valid18){
const err39 = {instancePath:instancePath+"/traceparent",schemaPath:"#/properties/traceparent/anyOf",keyword:"anyOf",params:{},schema:schema1.properties.traceparent.anyOf,parentSchema:schema1.properties.traceparent,data:data9};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.tracestate !== undefined){
let data10 = data.tracestate;
const _errs64 = errors;
const _errs65 = errors;
let valid20 = false;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data10 === "string"){
if(func1(data10) > 512){
const err40 = {instancePath:instancePath+"/tracestate",schemaPath:"#/components/schemas/TraceState/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema11,data:data10};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
if(!pattern6.test(data10)){
const err41 = {instancePath:instancePath+"/tracestate",schemaPath:"#/components/schemas/TraceState/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~]( *, *[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~])*$"},schema:"^[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~]( *, *[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~])*$",parentSchema:schema11,data:data10};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/tracestate",schemaPath:"#/components/schemas/TraceState/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data:data10};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var _valid6 = _errs66 === errors;
valid20 = valid20 || _valid6;
const _errs69 = errors;
if(data10 !== null){
const err43 = {instancePath:instancePath+"/tracestate",schemaPath:"#/properties/tracestate/anyOf/1/type",keyword:"type",params:{type: "null"},schema:schema1.properties.tracestate.anyOf[1].type,parentSchema:schema1.properties.tracestate.anyOf[1],data:data10};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid6 = _errs69 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const err44 = {instancePath:instancePath+"/tracestate",schemaPath:"#/properties/tracestate/anyOf",keyword:"anyOf",params:{},schema:schema1.properties.tracestate.anyOf,parentSchema:schema1.properties.tracestate,data:data10};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema12 = {"type":"array","minItems":1,"maxItems":1000};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate2.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema12,data}];
return false;
}
else {
if(data.length < 1){
validate2.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema12,data}];
return false;
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema12.type,parentSchema:schema12,data}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema13 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/CreatedGroup"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema14 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/CreatedConnectionGroup"},{"$ref":"#/components/schemas/CreatedOrganizationGroup"},{"$ref":"#/components/schemas/CreatedTenantGroup"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["connection","organization","tenant"]}};
const schema15 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","type","connection_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["connection"],"const":"connection"},"connection_id":{"$ref":"#/components/schemas/ConnectionId"}}};
const schema16 = {"x-personal":false,"type":"string","minLength":1,"maxLength":255};
const schema17 = {"x-personal":false,"type":"string","maxLength":512};
const schema18 = {"x-personal":false,"type":"string","maxLength":1024};
const schema19 = {"type":"string","format":"date-time","maxLength":64};
const schema20 = {"x-personal":false,"type":"string","minLength":1,"maxLength":255};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.connection_id === undefined) && (missing0 = "connection_id"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema15.required,parentSchema:schema15,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "type")) || (key0 === "connection_id"))){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema15,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate5.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate5.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16,data:data0}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate5.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema17,data:data1}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/type",keyword:"type",params:{type: "string"},schema:schema17.type,parentSchema:schema17,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
let data2 = data.external_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1024){
validate5.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema18,data:data2}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate5.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data3}];
return false;
}
else {
if(!(formats4(data3))){
validate5.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data3}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data3}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data4 = data.type;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema15.properties.type.type,parentSchema:schema15.properties.type,data:data4}];
return false;
}
if("connection" !== data4){
validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "connection"},schema:"connection",parentSchema:schema15.properties.type,data:data4}];
return false;
}
else {
if(!(data4 === "connection")){
validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema15.properties.type.enum},schema:schema15.properties.type.enum,parentSchema:schema15.properties.type,data:data4}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection_id !== undefined){
let data5 = data.connection_id;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func1(data5) > 255){
validate5.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema20,data:data5}];
return false;
}
else {
if(func1(data5) < 1){
validate5.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20,data:data5}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/type",keyword:"type",params:{type: "string"},schema:schema20.type,parentSchema:schema20,data:data5}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","type","organization_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["organization"],"const":"organization"},"organization_id":{"$ref":"#/components/schemas/OrganizationId"}}};
const schema26 = {"x-personal":false,"type":"string","minLength":1,"maxLength":255};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.organization_id === undefined) && (missing0 = "organization_id"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema21.required,parentSchema:schema21,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "type")) || (key0 === "organization_id"))){
validate6.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema21,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16,data:data0}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema17,data:data1}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/type",keyword:"type",params:{type: "string"},schema:schema17.type,parentSchema:schema17,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
let data2 = data.external_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1024){
validate6.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema18,data:data2}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate6.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data3}];
return false;
}
else {
if(!(formats4(data3))){
validate6.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data3}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data3}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data4 = data.type;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema21.properties.type.type,parentSchema:schema21.properties.type,data:data4}];
return false;
}
if("organization" !== data4){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization"},schema:"organization",parentSchema:schema21.properties.type,data:data4}];
return false;
}
else {
if(!(data4 === "organization")){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum},schema:schema21.properties.type.enum,parentSchema:schema21.properties.type,data:data4}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
let data5 = data.organization_id;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func1(data5) > 255){
validate6.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema26,data:data5}];
return false;
}
else {
if(func1(data5) < 1){
validate6.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26,data:data5}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data:data5}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","type"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["tenant"],"const":"tenant"}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.type === undefined) && (missing0 = "type"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema27.required,parentSchema:schema27,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "type"))){
validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema27,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate7.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate7.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16,data:data0}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate7.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema17,data:data1}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/type",keyword:"type",params:{type: "string"},schema:schema17.type,parentSchema:schema17,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
let data2 = data.external_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1024){
validate7.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema18,data:data2}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate7.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data3}];
return false;
}
else {
if(!(formats4(data3))){
validate7.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data3}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data3}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data4 = data.type;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema27.properties.type.type,parentSchema:schema27.properties.type,data:data4}];
return false;
}
if("tenant" !== data4){
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tenant"},schema:"tenant",parentSchema:schema27.properties.type,data:data4}];
return false;
}
else {
if(!(data4 === "tenant")){
validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum},schema:schema27.properties.type.enum,parentSchema:schema27.properties.type,data:data4}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "connection"){
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "organization"){
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tenant"){
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema14.discriminator,parentSchema:schema14,data}];
return false;
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema14.discriminator,parentSchema:schema14,data}];
return false;
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data}];
return false;
}
}
validate4.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema32 = {"type":"object","additionalProperties":false,"properties":{"tenant":{"$ref":"#/components/schemas/EventContextTenant"},"client":{"$ref":"#/components/schemas/EventContextClient"},"connection":{"$ref":"#/components/schemas/EventContextConnection"},"request":{"$ref":"#/components/schemas/EventContextRequest"}}};
const schema33 = {"type":"object","additionalProperties":false,"properties":{"tenant_id":{"type":"string","x-personal":false,"maxLength":255}}};
const schema34 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","x-personal":false,"maxLength":2048},"name":{"type":"string","x-personal":false,"maxLength":512},"metadata":{"type":"object","additionalProperties":true}}};
const schema35 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","x-personal":false,"maxLength":255},"name":{"type":"string","x-personal":false,"maxLength":255},"strategy":{"type":"string","x-personal":false,"maxLength":255}}};
const schema36 = {"type":"object","additionalProperties":false,"properties":{"geo":{"$ref":"#/components/schemas/EventContextGeo"},"hostname":{"type":"string","x-personal":false,"maxLength":255},"ip":{"type":"string","x-personal":true,"maxLength":64},"method":{"type":"string","x-personal":false,"maxLength":32},"user_agent":{"type":"string","x-personal":true,"maxLength":8192},"custom_domain":{"type":"string","x-personal":false,"maxLength":255}}};
const schema37 = {"type":"object","additionalProperties":false,"properties":{"continent_code":{"type":"string","x-personal":false,"maxLength":16},"country_code":{"type":"string","x-personal":false,"maxLength":16},"country_name":{"type":"string","x-personal":false,"maxLength":255},"subdivision_code":{"type":"string","x-personal":true,"maxLength":16},"subdivision_name":{"type":"string","x-personal":true,"maxLength":255},"city_name":{"type":"string","x-personal":true,"maxLength":255},"latitude":{"type":"number","x-personal":true,"minimum":-90,"maximum":90},"longitude":{"type":"number","x-personal":true,"minimum":-180,"maximum":180},"time_zone":{"type":"string","x-personal":false,"maxLength":64}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "geo") || (key0 === "hostname")) || (key0 === "ip")) || (key0 === "method")) || (key0 === "user_agent")) || (key0 === "custom_domain"))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.geo !== undefined){
let data0 = data.geo;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs5 = errors;
for(const key1 in data0){
if(!(func0.call(schema37.properties, key1))){
validate13.errors = [{instancePath:instancePath+"/geo",schemaPath:"#/components/schemas/EventContextGeo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema37,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.continent_code !== undefined){
let data1 = data0.continent_code;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 16){
validate13.errors = [{instancePath:instancePath+"/geo/continent_code",schemaPath:"#/components/schemas/EventContextGeo/properties/continent_code/maxLength",keyword:"maxLength",params:{limit: 16},schema:16,parentSchema:schema37.properties.continent_code,data:data1}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/geo/continent_code",schemaPath:"#/components/schemas/EventContextGeo/properties/continent_code/type",keyword:"type",params:{type: "string"},schema:schema37.properties.continent_code.type,parentSchema:schema37.properties.continent_code,data:data1}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.country_code !== undefined){
let data2 = data0.country_code;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 16){
validate13.errors = [{instancePath:instancePath+"/geo/country_code",schemaPath:"#/components/schemas/EventContextGeo/properties/country_code/maxLength",keyword:"maxLength",params:{limit: 16},schema:16,parentSchema:schema37.properties.country_code,data:data2}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/geo/country_code",schemaPath:"#/components/schemas/EventContextGeo/properties/country_code/type",keyword:"type",params:{type: "string"},schema:schema37.properties.country_code.type,parentSchema:schema37.properties.country_code,data:data2}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.country_name !== undefined){
let data3 = data0.country_name;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 255){
validate13.errors = [{instancePath:instancePath+"/geo/country_name",schemaPath:"#/components/schemas/EventContextGeo/properties/country_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema37.properties.country_name,data:data3}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/geo/country_name",schemaPath:"#/components/schemas/EventContextGeo/properties/country_name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.country_name.type,parentSchema:schema37.properties.country_name,data:data3}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.subdivision_code !== undefined){
let data4 = data0.subdivision_code;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 16){
validate13.errors = [{instancePath:instancePath+"/geo/subdivision_code",schemaPath:"#/components/schemas/EventContextGeo/properties/subdivision_code/maxLength",keyword:"maxLength",params:{limit: 16},schema:16,parentSchema:schema37.properties.subdivision_code,data:data4}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/geo/subdivision_code",schemaPath:"#/components/schemas/EventContextGeo/properties/subdivision_code/type",keyword:"type",params:{type: "string"},schema:schema37.properties.subdivision_code.type,parentSchema:schema37.properties.subdivision_code,data:data4}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.subdivision_name !== undefined){
let data5 = data0.subdivision_name;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func1(data5) > 255){
validate13.errors = [{instancePath:instancePath+"/geo/subdivision_name",schemaPath:"#/components/schemas/EventContextGeo/properties/subdivision_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema37.properties.subdivision_name,data:data5}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/geo/subdivision_name",schemaPath:"#/components/schemas/EventContextGeo/properties/subdivision_name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.subdivision_name.type,parentSchema:schema37.properties.subdivision_name,data:data5}];
return false;
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.city_name !== undefined){
let data6 = data0.city_name;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(func1(data6) > 255){
validate13.errors = [{instancePath:instancePath+"/geo/city_name",schemaPath:"#/components/schemas/EventContextGeo/properties/city_name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema37.properties.city_name,data:data6}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/geo/city_name",schemaPath:"#/components/schemas/EventContextGeo/properties/city_name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.city_name.type,parentSchema:schema37.properties.city_name,data:data6}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.latitude !== undefined){
let data7 = data0.latitude;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 == "number"){
if(data7 > 90 || isNaN(data7)){
validate13.errors = [{instancePath:instancePath+"/geo/latitude",schemaPath:"#/components/schemas/EventContextGeo/properties/latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},schema:90,parentSchema:schema37.properties.latitude,data:data7}];
return false;
}
else {
if(data7 < -90 || isNaN(data7)){
validate13.errors = [{instancePath:instancePath+"/geo/latitude",schemaPath:"#/components/schemas/EventContextGeo/properties/latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},schema:-90,parentSchema:schema37.properties.latitude,data:data7}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/geo/latitude",schemaPath:"#/components/schemas/EventContextGeo/properties/latitude/type",keyword:"type",params:{type: "number"},schema:schema37.properties.latitude.type,parentSchema:schema37.properties.latitude,data:data7}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.longitude !== undefined){
let data8 = data0.longitude;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 == "number"){
if(data8 > 180 || isNaN(data8)){
validate13.errors = [{instancePath:instancePath+"/geo/longitude",schemaPath:"#/components/schemas/EventContextGeo/properties/longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},schema:180,parentSchema:schema37.properties.longitude,data:data8}];
return false;
}
else {
if(data8 < -180 || isNaN(data8)){
validate13.errors = [{instancePath:instancePath+"/geo/longitude",schemaPath:"#/components/schemas/EventContextGeo/properties/longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},schema:-180,parentSchema:schema37.properties.longitude,data:data8}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/geo/longitude",schemaPath:"#/components/schemas/EventContextGeo/properties/longitude/type",keyword:"type",params:{type: "number"},schema:schema37.properties.longitude.type,parentSchema:schema37.properties.longitude,data:data8}];
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.time_zone !== undefined){
let data9 = data0.time_zone;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(func1(data9) > 64){
validate13.errors = [{instancePath:instancePath+"/geo/time_zone",schemaPath:"#/components/schemas/EventContextGeo/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema37.properties.time_zone,data:data9}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/geo/time_zone",schemaPath:"#/components/schemas/EventContextGeo/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema37.properties.time_zone.type,parentSchema:schema37.properties.time_zone,data:data9}];
return false;
}
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/geo",schemaPath:"#/components/schemas/EventContextGeo/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostname !== undefined){
let data10 = data.hostname;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(func1(data10) > 255){
validate13.errors = [{instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema36.properties.hostname,data:data10}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: "string"},schema:schema36.properties.hostname.type,parentSchema:schema36.properties.hostname,data:data10}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data11 = data.ip;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 === "string"){
if(func1(data11) > 64){
validate13.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema36.properties.ip,data:data11}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema36.properties.ip.type,parentSchema:schema36.properties.ip,data:data11}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data12 = data.method;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(func1(data12) > 32){
validate13.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/maxLength",keyword:"maxLength",params:{limit: 32},schema:32,parentSchema:schema36.properties.method,data:data12}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema36.properties.method.type,parentSchema:schema36.properties.method,data:data12}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
let data13 = data.user_agent;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data13 === "string"){
if(func1(data13) > 8192){
validate13.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/maxLength",keyword:"maxLength",params:{limit: 8192},schema:8192,parentSchema:schema36.properties.user_agent,data:data13}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: "string"},schema:schema36.properties.user_agent.type,parentSchema:schema36.properties.user_agent,data:data13}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom_domain !== undefined){
let data14 = data.custom_domain;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data14 === "string"){
if(func1(data14) > 255){
validate13.errors = [{instancePath:instancePath+"/custom_domain",schemaPath:"#/properties/custom_domain/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema36.properties.custom_domain,data:data14}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/custom_domain",schemaPath:"#/properties/custom_domain/type",keyword:"type",params:{type: "string"},schema:schema36.properties.custom_domain.type,parentSchema:schema36.properties.custom_domain,data:data14}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "tenant") || (key0 === "client")) || (key0 === "connection")) || (key0 === "request"))){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tenant !== undefined){
let data0 = data.tenant;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "tenant_id")){
validate12.errors = [{instancePath:instancePath+"/tenant",schemaPath:"#/components/schemas/EventContextTenant/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema33,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.tenant_id !== undefined){
let data1 = data0.tenant_id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate12.errors = [{instancePath:instancePath+"/tenant/tenant_id",schemaPath:"#/components/schemas/EventContextTenant/properties/tenant_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema33.properties.tenant_id,data:data1}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/tenant/tenant_id",schemaPath:"#/components/schemas/EventContextTenant/properties/tenant_id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.tenant_id.type,parentSchema:schema33.properties.tenant_id,data:data1}];
return false;
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/tenant",schemaPath:"#/components/schemas/EventContextTenant/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
let data2 = data.client;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs11 = errors;
for(const key2 in data2){
if(!(((key2 === "id") || (key2 === "name")) || (key2 === "metadata"))){
validate12.errors = [{instancePath:instancePath+"/client",schemaPath:"#/components/schemas/EventContextClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema34,data:data2}];
return false;
break;
}
}
if(_errs11 === errors){
if(data2.id !== undefined){
let data3 = data2.id;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate12.errors = [{instancePath:instancePath+"/client/id",schemaPath:"#/components/schemas/EventContextClient/properties/id/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema34.properties.id,data:data3}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/client/id",schemaPath:"#/components/schemas/EventContextClient/properties/id/type",keyword:"type",params:{type: "string"},schema:schema34.properties.id.type,parentSchema:schema34.properties.id,data:data3}];
return false;
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.name !== undefined){
let data4 = data2.name;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 512){
validate12.errors = [{instancePath:instancePath+"/client/name",schemaPath:"#/components/schemas/EventContextClient/properties/name/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema34.properties.name,data:data4}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/client/name",schemaPath:"#/components/schemas/EventContextClient/properties/name/type",keyword:"type",params:{type: "string"},schema:schema34.properties.name.type,parentSchema:schema34.properties.name,data:data4}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.metadata !== undefined){
let data5 = data2.metadata;
const _errs16 = errors;
if(errors === _errs16){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate12.errors = [{instancePath:instancePath+"/client/metadata",schemaPath:"#/components/schemas/EventContextClient/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema34.properties.metadata.type,parentSchema:schema34.properties.metadata,data:data5}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/client",schemaPath:"#/components/schemas/EventContextClient/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection !== undefined){
let data6 = data.connection;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs22 = errors;
for(const key3 in data6){
if(!(((key3 === "id") || (key3 === "name")) || (key3 === "strategy"))){
validate12.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/components/schemas/EventContextConnection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema35,data:data6}];
return false;
break;
}
}
if(_errs22 === errors){
if(data6.id !== undefined){
let data7 = data6.id;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(func1(data7) > 255){
validate12.errors = [{instancePath:instancePath+"/connection/id",schemaPath:"#/components/schemas/EventContextConnection/properties/id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema35.properties.id,data:data7}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/connection/id",schemaPath:"#/components/schemas/EventContextConnection/properties/id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data7}];
return false;
}
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.name !== undefined){
let data8 = data6.name;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(func1(data8) > 255){
validate12.errors = [{instancePath:instancePath+"/connection/name",schemaPath:"#/components/schemas/EventContextConnection/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema35.properties.name,data:data8}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/connection/name",schemaPath:"#/components/schemas/EventContextConnection/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data8}];
return false;
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.strategy !== undefined){
let data9 = data6.strategy;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data9 === "string"){
if(func1(data9) > 255){
validate12.errors = [{instancePath:instancePath+"/connection/strategy",schemaPath:"#/components/schemas/EventContextConnection/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema35.properties.strategy,data:data9}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/connection/strategy",schemaPath:"#/components/schemas/EventContextConnection/properties/strategy/type",keyword:"type",params:{type: "string"},schema:schema35.properties.strategy.type,parentSchema:schema35.properties.strategy,data:data9}];
return false;
}
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/components/schemas/EventContextConnection/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data6}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
const _errs29 = errors;
if(!(validate13(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema13.required,parentSchema:schema13,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate4(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};



function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 55){
validate16.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 55},schema:55,parentSchema:schema10,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate16.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$"},schema:"^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$",parentSchema:schema10,data}];
return false;
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"dynamicProps":false,"dynamicItems":false};



function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 512){
validate17.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema11,data}];
return false;
}
else {
if(!pattern6.test(data)){
validate17.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~]( *, *[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~])*$"},schema:"^[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~]( *, *[a-z0-9][a-z0-9_*/@-]*=[ -+\\--<>-~]*[!-+\\--<>-~])*$",parentSchema:schema11,data}];
return false;
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema11.type,parentSchema:schema11,data}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema40 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/Group"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema41 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/ConnectionGroup"},{"$ref":"#/components/schemas/OrganizationGroup"},{"$ref":"#/components/schemas/TenantGroup"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["connection","organization","tenant"]}};
const schema42 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","updated_at","type","connection_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"updated_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["connection"],"const":"connection"},"connection_id":{"$ref":"#/components/schemas/ConnectionId"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.connection_id === undefined) && (missing0 = "connection_id"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema42.required,parentSchema:schema42,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "updated_at")) || (key0 === "type")) || (key0 === "connection_id"))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema42,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16,data:data0}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate20.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema17,data:data1}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/type",keyword:"type",params:{type: "string"},schema:schema17.type,parentSchema:schema17,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
let data2 = data.external_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1024){
validate20.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema18,data:data2}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate20.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data3}];
return false;
}
else {
if(!(formats4(data3))){
validate20.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data3}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data3}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data4 = data.updated_at;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 64){
validate20.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data4}];
return false;
}
else {
if(!(formats4(data4))){
validate20.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data4}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data4}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data5 = data.type;
const _errs17 = errors;
if(typeof data5 !== "string"){
validate20.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema42.properties.type.type,parentSchema:schema42.properties.type,data:data5}];
return false;
}
if("connection" !== data5){
validate20.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "connection"},schema:"connection",parentSchema:schema42.properties.type,data:data5}];
return false;
}
else {
if(!(data5 === "connection")){
validate20.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.enum},schema:schema42.properties.type.enum,parentSchema:schema42.properties.type,data:data5}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection_id !== undefined){
let data6 = data.connection_id;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func1(data6) > 255){
validate20.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema20,data:data6}];
return false;
}
else {
if(func1(data6) < 1){
validate20.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20,data:data6}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/type",keyword:"type",params:{type: "string"},schema:schema20.type,parentSchema:schema20,data:data6}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","updated_at","type","organization_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"updated_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["organization"],"const":"organization"},"organization_id":{"$ref":"#/components/schemas/OrganizationId"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.organization_id === undefined) && (missing0 = "organization_id"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema49.required,parentSchema:schema49,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "updated_at")) || (key0 === "type")) || (key0 === "organization_id"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16,data:data0}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema17,data:data1}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/type",keyword:"type",params:{type: "string"},schema:schema17.type,parentSchema:schema17,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
let data2 = data.external_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1024){
validate21.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema18,data:data2}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate21.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data3}];
return false;
}
else {
if(!(formats4(data3))){
validate21.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data3}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data3}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data4 = data.updated_at;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 64){
validate21.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data4}];
return false;
}
else {
if(!(formats4(data4))){
validate21.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data4}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data4}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data5 = data.type;
const _errs17 = errors;
if(typeof data5 !== "string"){
validate21.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema49.properties.type.type,parentSchema:schema49.properties.type,data:data5}];
return false;
}
if("organization" !== data5){
validate21.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization"},schema:"organization",parentSchema:schema49.properties.type,data:data5}];
return false;
}
else {
if(!(data5 === "organization")){
validate21.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema49.properties.type.enum},schema:schema49.properties.type.enum,parentSchema:schema49.properties.type,data:data5}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
let data6 = data.organization_id;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func1(data6) > 255){
validate21.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema26,data:data6}];
return false;
}
else {
if(func1(data6) < 1){
validate21.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26,data:data6}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data:data6}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"object","additionalProperties":false,"required":["id","name","created_at","updated_at","type"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"name":{"$ref":"#/components/schemas/GroupName"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"updated_at":{"$ref":"#/components/schemas/ReportedTime"},"type":{"type":"string","enum":["tenant"],"const":"tenant"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.type === undefined) && (missing0 = "type"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema56.required,parentSchema:schema56,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "external_id")) || (key0 === "created_at")) || (key0 === "updated_at")) || (key0 === "type"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema56,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16,data:data0}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate22.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema17,data:data1}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/GroupName/type",keyword:"type",params:{type: "string"},schema:schema17.type,parentSchema:schema17,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
let data2 = data.external_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1024){
validate22.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema18,data:data2}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate22.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data3}];
return false;
}
else {
if(!(formats4(data3))){
validate22.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data3}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data3}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data4 = data.updated_at;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 64){
validate22.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data4}];
return false;
}
else {
if(!(formats4(data4))){
validate22.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data4}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data4}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data5 = data.type;
const _errs17 = errors;
if(typeof data5 !== "string"){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema56.properties.type.type,parentSchema:schema56.properties.type,data:data5}];
return false;
}
if("tenant" !== data5){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tenant"},schema:"tenant",parentSchema:schema56.properties.type,data:data5}];
return false;
}
else {
if(!(data5 === "tenant")){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema56.properties.type.enum},schema:schema56.properties.type.enum,parentSchema:schema56.properties.type,data:data5}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "connection"){
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "organization"){
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tenant"){
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema41.discriminator,parentSchema:schema41,data}];
return false;
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema41.discriminator,parentSchema:schema41,data}];
return false;
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate19.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate19.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema40.required,parentSchema:schema40,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate18.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate19(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema62 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/GroupMembership"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema63 = {"type":"object","additionalProperties":false,"required":["group","member"],"properties":{"group":{"$ref":"#/components/schemas/GroupReference"},"member":{"$ref":"#/components/schemas/GroupMember"}}};
const schema64 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/ConnectionGroupReference"},{"$ref":"#/components/schemas/OrganizationGroupReference"},{"$ref":"#/components/schemas/TenantGroupReference"}],"discriminator":{"propertyName":"type"},"x-tags":{"type":["connection","organization","tenant"]}};
const schema65 = {"type":"object","additionalProperties":false,"required":["id","type","connection_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"type":{"type":"string","enum":["connection"],"const":"connection"},"connection_id":{"$ref":"#/components/schemas/ConnectionId"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.connection_id === undefined) && (missing0 = "connection_id"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema65.required,parentSchema:schema65,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "external_id")) || (key0 === "type")) || (key0 === "connection_id"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema65,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16,data:data0}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
let data1 = data.external_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate31.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema18,data:data1}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema65.properties.type.type,parentSchema:schema65.properties.type,data:data2}];
return false;
}
if("connection" !== data2){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "connection"},schema:"connection",parentSchema:schema65.properties.type,data:data2}];
return false;
}
else {
if(!(data2 === "connection")){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema65.properties.type.enum},schema:schema65.properties.type.enum,parentSchema:schema65.properties.type,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection_id !== undefined){
let data3 = data.connection_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 255){
validate31.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema20,data:data3}];
return false;
}
else {
if(func1(data3) < 1){
validate31.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20,data:data3}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/type",keyword:"type",params:{type: "string"},schema:schema20.type,parentSchema:schema20,data:data3}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","additionalProperties":false,"required":["id","type","organization_id"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"type":{"type":"string","enum":["organization"],"const":"organization"},"organization_id":{"$ref":"#/components/schemas/OrganizationId"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.organization_id === undefined) && (missing0 = "organization_id"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema69.required,parentSchema:schema69,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "external_id")) || (key0 === "type")) || (key0 === "organization_id"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema69,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16,data:data0}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
let data1 = data.external_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate32.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema18,data:data1}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate32.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema69.properties.type.type,parentSchema:schema69.properties.type,data:data2}];
return false;
}
if("organization" !== data2){
validate32.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "organization"},schema:"organization",parentSchema:schema69.properties.type,data:data2}];
return false;
}
else {
if(!(data2 === "organization")){
validate32.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema69.properties.type.enum},schema:schema69.properties.type.enum,parentSchema:schema69.properties.type,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_id !== undefined){
let data3 = data.organization_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 255){
validate32.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema26,data:data3}];
return false;
}
else {
if(func1(data3) < 1){
validate32.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26,data:data3}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/organization_id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data:data3}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/components/schemas/GroupId"},"external_id":{"$ref":"#/components/schemas/GroupExternalId"},"type":{"type":"string","enum":["tenant"],"const":"tenant"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema73.required,parentSchema:schema73,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "external_id")) || (key0 === "type"))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema73,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16,data:data0}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/GroupId/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external_id !== undefined){
let data1 = data.external_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate33.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema18,data:data1}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/external_id",schemaPath:"#/components/schemas/GroupExternalId/type",keyword:"type",params:{type: "string"},schema:schema18.type,parentSchema:schema18,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema73.properties.type.type,parentSchema:schema73.properties.type,data:data2}];
return false;
}
if("tenant" !== data2){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tenant"},schema:"tenant",parentSchema:schema73.properties.type,data:data2}];
return false;
}
else {
if(!(data2 === "tenant")){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema73.properties.type.enum},schema:schema73.properties.type.enum,parentSchema:schema73.properties.type,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "connection"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "organization"){
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tenant"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema64.discriminator,parentSchema:schema64,data}];
return false;
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema64.discriminator,parentSchema:schema64,data}];
return false;
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data}];
return false;
}
}
validate30.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema76 = {"type":"object","oneOf":[{"$ref":"#/components/schemas/UserGroupMember"},{"$ref":"#/components/schemas/ConnectionGroupMember"}],"discriminator":{"propertyName":"member_type"},"x-tags":{"member_type":["user","connection"]}};
const schema77 = {"type":"object","additionalProperties":false,"required":["member_type","id"],"properties":{"member_type":{"type":"string","enum":["user"],"const":"user"},"id":{"$ref":"#/components/schemas/UserId"}}};
const schema78 = {"x-person":true,"type":"string","minLength":1,"maxLength":255};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.member_type === undefined) && (missing0 = "member_type")) || ((data.id === undefined) && (missing0 = "id"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema77.required,parentSchema:schema77,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "member_type") || (key0 === "id"))){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema77,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.member_type !== undefined){
let data0 = data.member_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate39.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/type",keyword:"type",params:{type: "string"},schema:schema77.properties.member_type.type,parentSchema:schema77.properties.member_type,data:data0}];
return false;
}
if("user" !== data0){
validate39.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/const",keyword:"const",params:{allowedValue: "user"},schema:"user",parentSchema:schema77.properties.member_type,data:data0}];
return false;
}
else {
if(!(data0 === "user")){
validate39.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/enum",keyword:"enum",params:{allowedValues: schema77.properties.member_type.enum},schema:schema77.properties.member_type.enum,parentSchema:schema77.properties.member_type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema78,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema78,data:data1}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"},schema:schema78.type,parentSchema:schema78,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","additionalProperties":false,"required":["member_type","id","type","connection_id"],"properties":{"member_type":{"type":"string","enum":["connection"],"const":"connection"},"id":{"x-person":true,"type":"string","minLength":1,"maxLength":255},"type":{"x-personal":false,"type":"string","maxLength":64},"connection_id":{"$ref":"#/components/schemas/ConnectionId"}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.member_type === undefined) && (missing0 = "member_type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.connection_id === undefined) && (missing0 = "connection_id"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema79.required,parentSchema:schema79,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "member_type") || (key0 === "id")) || (key0 === "type")) || (key0 === "connection_id"))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema79,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.member_type !== undefined){
let data0 = data.member_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate40.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/type",keyword:"type",params:{type: "string"},schema:schema79.properties.member_type.type,parentSchema:schema79.properties.member_type,data:data0}];
return false;
}
if("connection" !== data0){
validate40.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/const",keyword:"const",params:{allowedValue: "connection"},schema:"connection",parentSchema:schema79.properties.member_type,data:data0}];
return false;
}
else {
if(!(data0 === "connection")){
validate40.errors = [{instancePath:instancePath+"/member_type",schemaPath:"#/properties/member_type/enum",keyword:"enum",params:{allowedValues: schema79.properties.member_type.enum},schema:schema79.properties.member_type.enum,parentSchema:schema79.properties.member_type,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema79.properties.id,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema79.properties.id,data:data1}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema79.properties.id.type,parentSchema:schema79.properties.id,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema79.properties.type,data:data2}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema79.properties.type.type,parentSchema:schema79.properties.type,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection_id !== undefined){
let data3 = data.connection_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 255){
validate40.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema20,data:data3}];
return false;
}
else {
if(func1(data3) < 1){
validate40.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20,data:data3}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/connection_id",schemaPath:"#/components/schemas/ConnectionId/type",keyword:"type",params:{type: "string"},schema:schema20.type,parentSchema:schema20,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.member_type;
if(typeof tag0 == "string"){
if(tag0 === "user"){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "connection"){
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "member_type", tagValue: tag0},schema:schema76.discriminator,parentSchema:schema76,data}];
return false;
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "member_type", tagValue: tag0},schema:schema76.discriminator,parentSchema:schema76,data}];
return false;
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data}];
return false;
}
}
validate38.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.group === undefined) && (missing0 = "group")) || ((data.member === undefined) && (missing0 = "member"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema63.required,parentSchema:schema63,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "group") || (key0 === "member"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema63,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
const _errs2 = errors;
if(!(validate30(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member !== undefined){
const _errs3 = errors;
if(!(validate38(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema62.required,parentSchema:schema62,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema62,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate29(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema81 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/GroupMembership"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema81.required,parentSchema:schema81,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema81,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate29(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema82 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/GroupRoleAssignment"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema83 = {"type":"object","additionalProperties":false,"required":["group","role","created_at"],"properties":{"group":{"$ref":"#/components/schemas/GroupReference"},"role":{"$ref":"#/components/schemas/RoleReference"},"created_at":{"$ref":"#/components/schemas/ReportedTime"}}};
const schema84 = {"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"$ref":"#/components/schemas/RoleId"},"name":{"x-personal":false,"type":"string","maxLength":512}}};
const schema85 = {"x-personal":false,"type":"string","minLength":1,"maxLength":255};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema84.required,parentSchema:schema84,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema84,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RoleId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema85,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RoleId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema85,data:data0}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RoleId/type",keyword:"type",params:{type: "string"},schema:schema85.type,parentSchema:schema85,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema84.properties.name,data:data1}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema84.properties.name.type,parentSchema:schema84.properties.name,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.group === undefined) && (missing0 = "group")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema83.required,parentSchema:schema83,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "group") || (key0 === "role")) || (key0 === "created_at"))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema83,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
const _errs2 = errors;
if(!(validate30(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate52(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate50.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data2}];
return false;
}
else {
if(!(formats4(data2))){
validate50.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data2}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data2}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema82.required,parentSchema:schema82,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema82,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate50(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema87 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/GroupRoleDeletion"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema88 = {"type":"object","additionalProperties":false,"required":["group","role","deleted_at"],"properties":{"group":{"$ref":"#/components/schemas/GroupReference"},"role":{"$ref":"#/components/schemas/RoleIdentifier"},"deleted_at":{"$ref":"#/components/schemas/ReportedTime"}}};
const schema89 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/RoleId"}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema89.required,parentSchema:schema89,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate59.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema89,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RoleId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema85,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RoleId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema85,data:data0}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RoleId/type",keyword:"type",params:{type: "string"},schema:schema85.type,parentSchema:schema85,data:data0}];
return false;
}
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.group === undefined) && (missing0 = "group")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.deleted_at === undefined) && (missing0 = "deleted_at"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema88.required,parentSchema:schema88,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "group") || (key0 === "role")) || (key0 === "deleted_at"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema88,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group !== undefined){
const _errs2 = errors;
if(!(validate30(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate59(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_at !== undefined){
let data2 = data.deleted_at;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate57.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data2}];
return false;
}
else {
if(!(formats4(data2))){
validate57.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data2}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data2}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema87.required,parentSchema:schema87,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema87,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate57(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema92 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/Group"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema92.required,parentSchema:schema92,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema92,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate19(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema93 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationConnection"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema94 = {"type":"object","additionalProperties":false,"required":["organization","connection"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationReference"},"connection":{"$ref":"#/components/schemas/ConnectionIdentifier"},"assign_membership_on_login":{"type":"boolean"},"show_as_button":{"type":"boolean"},"is_signup_enabled":{"type":"boolean"}}};
const schema95 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/OrganizationId"},"name":{"$ref":"#/components/schemas/OrganizationName"}}};
const schema97 = {"x-personal":false,"type":"string","maxLength":512};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema95.required,parentSchema:schema95,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema95,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate68.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema26,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate68.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26,data:data0}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate68.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/OrganizationName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema97,data:data1}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/OrganizationName/type",keyword:"type",params:{type: "string"},schema:schema97.type,parentSchema:schema97,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema98 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/ConnectionId"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema98.required,parentSchema:schema98,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate70.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema98,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate70.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/ConnectionId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema20,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate70.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/ConnectionId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20,data:data0}];
return false;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/ConnectionId/type",keyword:"type",params:{type: "string"},schema:schema20.type,parentSchema:schema20,data:data0}];
return false;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organization === undefined) && (missing0 = "organization")) || ((data.connection === undefined) && (missing0 = "connection"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema94.required,parentSchema:schema94,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organization") || (key0 === "connection")) || (key0 === "assign_membership_on_login")) || (key0 === "show_as_button")) || (key0 === "is_signup_enabled"))){
validate67.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema94,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate68(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection !== undefined){
const _errs3 = errors;
if(!(validate70(data.connection, {instancePath:instancePath+"/connection",parentData:data,parentDataProperty:"connection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assign_membership_on_login !== undefined){
let data2 = data.assign_membership_on_login;
const _errs4 = errors;
if(typeof data2 !== "boolean"){
validate67.errors = [{instancePath:instancePath+"/assign_membership_on_login",schemaPath:"#/properties/assign_membership_on_login/type",keyword:"type",params:{type: "boolean"},schema:schema94.properties.assign_membership_on_login.type,parentSchema:schema94.properties.assign_membership_on_login,data:data2}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.show_as_button !== undefined){
let data3 = data.show_as_button;
const _errs6 = errors;
if(typeof data3 !== "boolean"){
validate67.errors = [{instancePath:instancePath+"/show_as_button",schemaPath:"#/properties/show_as_button/type",keyword:"type",params:{type: "boolean"},schema:schema94.properties.show_as_button.type,parentSchema:schema94.properties.show_as_button,data:data3}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_signup_enabled !== undefined){
let data4 = data.is_signup_enabled;
const _errs8 = errors;
if(typeof data4 !== "boolean"){
validate67.errors = [{instancePath:instancePath+"/is_signup_enabled",schemaPath:"#/properties/is_signup_enabled/type",keyword:"type",params:{type: "boolean"},schema:schema94.properties.is_signup_enabled.type,parentSchema:schema94.properties.is_signup_enabled,data:data4}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema93.required,parentSchema:schema93,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate66.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema93,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate67(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema100 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/RemovedOrganizationConnection"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema101 = {"type":"object","additionalProperties":false,"required":["organization","connection"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationReference"},"connection":{"$ref":"#/components/schemas/ConnectionIdentifier"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organization === undefined) && (missing0 = "organization")) || ((data.connection === undefined) && (missing0 = "connection"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema101.required,parentSchema:schema101,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organization") || (key0 === "connection"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema101,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate68(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection !== undefined){
const _errs3 = errors;
if(!(validate70(data.connection, {instancePath:instancePath+"/connection",parentData:data,parentDataProperty:"connection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema100.required,parentSchema:schema100,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate74.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema100,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate75(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema100.type,parentSchema:schema100,data}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema102 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationConnection"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema102.required,parentSchema:schema102,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema102,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate67(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema103 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/Organization"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema104 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/OrganizationId"},"name":{"$ref":"#/components/schemas/OrganizationName"},"display_name":{"$ref":"#/components/schemas/OrganizationDisplayName"},"metadata":{"$ref":"#/components/schemas/OrganizationMetadata"},"branding":{"$ref":"#/components/schemas/OrganizationBranding"}}};
const schema107 = {"x-personal":false,"type":"string","maxLength":512};
const schema108 = {"type":"object","additionalProperties":true};
const schema109 = {"type":"object","additionalProperties":false,"properties":{"logo_url":{"x-personal":false,"type":"string","maxLength":2048},"colors":{"type":"object","additionalProperties":false,"properties":{"primary":{"x-personal":false,"type":"string","maxLength":64},"page_background":{"x-personal":false,"type":"string","maxLength":64}}}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema104.required,parentSchema:schema104,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "display_name")) || (key0 === "metadata")) || (key0 === "branding"))){
validate84.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema104,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate84.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema26,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate84.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26,data:data0}];
return false;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/OrganizationName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema97,data:data1}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/OrganizationName/type",keyword:"type",params:{type: "string"},schema:schema97.type,parentSchema:schema97,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_name !== undefined){
let data2 = data.display_name;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 512){
validate84.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/components/schemas/OrganizationDisplayName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema107,data:data2}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/components/schemas/OrganizationDisplayName/type",keyword:"type",params:{type: "string"},schema:schema107.type,parentSchema:schema107,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate84.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/OrganizationMetadata/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data:data3}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.branding !== undefined){
let data4 = data.branding;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const _errs18 = errors;
for(const key1 in data4){
if(!((key1 === "logo_url") || (key1 === "colors"))){
validate84.errors = [{instancePath:instancePath+"/branding",schemaPath:"#/components/schemas/OrganizationBranding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema109,data:data4}];
return false;
break;
}
}
if(_errs18 === errors){
if(data4.logo_url !== undefined){
let data5 = data4.logo_url;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(func1(data5) > 2048){
validate84.errors = [{instancePath:instancePath+"/branding/logo_url",schemaPath:"#/components/schemas/OrganizationBranding/properties/logo_url/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema109.properties.logo_url,data:data5}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/branding/logo_url",schemaPath:"#/components/schemas/OrganizationBranding/properties/logo_url/type",keyword:"type",params:{type: "string"},schema:schema109.properties.logo_url.type,parentSchema:schema109.properties.logo_url,data:data5}];
return false;
}
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.colors !== undefined){
let data6 = data4.colors;
const _errs21 = errors;
if(errors === _errs21){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs23 = errors;
for(const key2 in data6){
if(!((key2 === "primary") || (key2 === "page_background"))){
validate84.errors = [{instancePath:instancePath+"/branding/colors",schemaPath:"#/components/schemas/OrganizationBranding/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema109.properties.colors,data:data6}];
return false;
break;
}
}
if(_errs23 === errors){
if(data6.primary !== undefined){
let data7 = data6.primary;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func1(data7) > 64){
validate84.errors = [{instancePath:instancePath+"/branding/colors/primary",schemaPath:"#/components/schemas/OrganizationBranding/properties/colors/properties/primary/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema109.properties.colors.properties.primary,data:data7}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/branding/colors/primary",schemaPath:"#/components/schemas/OrganizationBranding/properties/colors/properties/primary/type",keyword:"type",params:{type: "string"},schema:schema109.properties.colors.properties.primary.type,parentSchema:schema109.properties.colors.properties.primary,data:data7}];
return false;
}
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.page_background !== undefined){
let data8 = data6.page_background;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(func1(data8) > 64){
validate84.errors = [{instancePath:instancePath+"/branding/colors/page_background",schemaPath:"#/components/schemas/OrganizationBranding/properties/colors/properties/page_background/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema109.properties.colors.properties.page_background,data:data8}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/branding/colors/page_background",schemaPath:"#/components/schemas/OrganizationBranding/properties/colors/properties/page_background/type",keyword:"type",params:{type: "string"},schema:schema109.properties.colors.properties.page_background.type,parentSchema:schema109.properties.colors.properties.page_background,data:data8}];
return false;
}
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/branding/colors",schemaPath:"#/components/schemas/OrganizationBranding/properties/colors/type",keyword:"type",params:{type: "object"},schema:schema109.properties.colors.type,parentSchema:schema109.properties.colors,data:data6}];
return false;
}
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/branding",schemaPath:"#/components/schemas/OrganizationBranding/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data:data4}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema103.required,parentSchema:schema103,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema103,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate84(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema110 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/DeletedOrganization"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema111 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/OrganizationId"},"name":{"$ref":"#/components/schemas/OrganizationName"},"display_name":{"$ref":"#/components/schemas/OrganizationDisplayName"},"metadata":{"$ref":"#/components/schemas/OrganizationMetadata"}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema111.required,parentSchema:schema111,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "display_name")) || (key0 === "metadata"))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema111,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate88.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema26,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate88.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26,data:data0}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate88.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/OrganizationName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema97,data:data1}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/OrganizationName/type",keyword:"type",params:{type: "string"},schema:schema97.type,parentSchema:schema97,data:data1}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_name !== undefined){
let data2 = data.display_name;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 512){
validate88.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/components/schemas/OrganizationDisplayName/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema107,data:data2}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/components/schemas/OrganizationDisplayName/type",keyword:"type",params:{type: "string"},schema:schema107.type,parentSchema:schema107,data:data2}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate88.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/components/schemas/OrganizationMetadata/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data:data3}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema110.required,parentSchema:schema110,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema110,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate88(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema116 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationGroupRoleAssignment"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema117 = {"type":"object","additionalProperties":false,"required":["organization","role","group","created_at"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationIdentifier"},"role":{"$ref":"#/components/schemas/RoleReference"},"group":{"$ref":"#/components/schemas/GroupReference"},"created_at":{"$ref":"#/components/schemas/ReportedTime"}}};
const schema118 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/OrganizationId"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema118.required,parentSchema:schema118,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema118,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate93.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema26,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate93.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26,data:data0}];
return false;
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"},schema:schema26.type,parentSchema:schema26,data:data0}];
return false;
}
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema118.type,parentSchema:schema118,data}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.organization === undefined) && (missing0 = "organization")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema117.required,parentSchema:schema117,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organization") || (key0 === "role")) || (key0 === "group")) || (key0 === "created_at"))){
validate92.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema117,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate93(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate52(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
const _errs4 = errors;
if(!(validate30(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate92.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data3}];
return false;
}
else {
if(!(formats4(data3))){
validate92.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data3}];
return false;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data3}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema116.required,parentSchema:schema116,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema116,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate92(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema121 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationGroupRoleDeletion"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema122 = {"type":"object","additionalProperties":false,"required":["organization","role","group","deleted_at"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationIdentifier"},"role":{"$ref":"#/components/schemas/RoleIdentifier"},"group":{"$ref":"#/components/schemas/GroupReference"},"deleted_at":{"$ref":"#/components/schemas/ReportedTime"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.organization === undefined) && (missing0 = "organization")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.group === undefined) && (missing0 = "group"))) || ((data.deleted_at === undefined) && (missing0 = "deleted_at"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema122.required,parentSchema:schema122,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organization") || (key0 === "role")) || (key0 === "group")) || (key0 === "deleted_at"))){
validate100.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema122,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate93(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate59(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
const _errs4 = errors;
if(!(validate30(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_at !== undefined){
let data3 = data.deleted_at;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate100.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data3}];
return false;
}
else {
if(!(formats4(data3))){
validate100.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data3}];
return false;
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data3}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema121.required,parentSchema:schema121,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema121,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate100(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema124 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationMembership"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema125 = {"type":"object","additionalProperties":false,"required":["organization","user"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationReference"},"user":{"$ref":"#/components/schemas/UserReference"}}};
const schema126 = {"type":"object","additionalProperties":false,"required":["user_id"],"properties":{"user_id":{"$ref":"#/components/schemas/UserId"}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.user_id === undefined) && (missing0 = "user_id")){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema126.required,parentSchema:schema126,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "user_id")){
validate109.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema126,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate109.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema78,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate109.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema78,data:data0}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"},schema:schema78.type,parentSchema:schema78,data:data0}];
return false;
}
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organization === undefined) && (missing0 = "organization")) || ((data.user === undefined) && (missing0 = "user"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema125.required,parentSchema:schema125,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organization") || (key0 === "user"))){
validate107.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema125,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate68(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs3 = errors;
if(!(validate109(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema124.required,parentSchema:schema124,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema124,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate107(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema128 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationMembership"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema128.required,parentSchema:schema128,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema128,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate107(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema129 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationMemberRole"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema130 = {"type":"object","additionalProperties":false,"required":["organization","user","role"],"properties":{"organization":{"$ref":"#/components/schemas/OrganizationIdentifier"},"user":{"$ref":"#/components/schemas/UserReference"},"role":{"$ref":"#/components/schemas/RoleReference"}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organization === undefined) && (missing0 = "organization")) || ((data.user === undefined) && (missing0 = "user"))) || ((data.role === undefined) && (missing0 = "role"))){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema130.required,parentSchema:schema130,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organization") || (key0 === "user")) || (key0 === "role"))){
validate117.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema130,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organization !== undefined){
const _errs2 = errors;
if(!(validate93(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs3 = errors;
if(!(validate109(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs4 = errors;
if(!(validate52(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema129.required,parentSchema:schema129,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate116.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema129,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate117(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema129.type,parentSchema:schema129,data}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema131 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/OrganizationMemberRole"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema131.required,parentSchema:schema131,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema131,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate117(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema132 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/Organization"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema132.required,parentSchema:schema132,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema132,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate84(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema133 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/User"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema134 = {"type":"object","additionalProperties":true,"required":["user_id","created_at","updated_at","identities"],"properties":{"user_id":{"$ref":"#/components/schemas/UserId"},"created_at":{"$ref":"#/components/schemas/ReportedTime"},"updated_at":{"$ref":"#/components/schemas/ReportedTime"},"identities":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/UserIdentity"}},"email":{"type":"string","x-personal":true,"maxLength":320},"email_verified":{"type":"boolean"},"username":{"type":"string","x-personal":true,"maxLength":255},"phone_number":{"type":"string","x-personal":true,"maxLength":64},"phone_verified":{"type":"boolean"},"app_metadata":{"type":"object","additionalProperties":true},"user_metadata":{"type":"object","additionalProperties":true},"picture":{"type":"string","x-personal":true,"maxLength":8192},"name":{"type":"string","x-personal":true,"maxLength":1024},"nickname":{"type":"string","x-personal":true,"maxLength":1024},"given_name":{"type":"string","x-personal":true,"maxLength":1024},"family_name":{"type":"string","x-personal":true,"maxLength":1024},"multifactor":{"type":"array","maxItems":100,"items":{"type":"string","x-personal":false,"maxLength":255}},"last_ip":{"type":"string","x-personal":true,"maxLength":64},"last_login":{"$ref":"#/components/schemas/ReportedTime"},"logins_count":{"type":"integer","x-personal":false,"format":"int64","minimum":0,"maximum":9007199254740991},"blocked":{"type":"boolean"}}};
const schema138 = {"type":"object","additionalProperties":false,"required":["connection","user_id","provider","isSocial"],"properties":{"connection":{"type":"string","x-personal":false,"maxLength":255},"user_id":{"x-person":"provider","type":"string","maxLength":255},"provider":{"type":"string","x-personal":false,"maxLength":255},"isSocial":{"type":"boolean"},"profileData":{"type":"object","additionalProperties":true}}};
const formats40 = formats.int64;

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.user_id === undefined) && (missing0 = "user_id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.identities === undefined) && (missing0 = "identities"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema134.required,parentSchema:schema134,data}];
return false;
}
else {
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate130.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema78,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate130.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema78,data:data0}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"},schema:schema78.type,parentSchema:schema78,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate130.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data1}];
return false;
}
else {
if(!(formats4(data1))){
validate130.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data1}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data1}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data2 = data.updated_at;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate130.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data2}];
return false;
}
else {
if(!(formats4(data2))){
validate130.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data2}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data2}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identities !== undefined){
let data3 = data.identities;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 100){
validate130.errors = [{instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema134.properties.identities,data:data3}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.connection === undefined) && (missing1 = "connection")) || ((data4.user_id === undefined) && (missing1 = "user_id"))) || ((data4.provider === undefined) && (missing1 = "provider"))) || ((data4.isSocial === undefined) && (missing1 = "isSocial"))){
validate130.errors = [{instancePath:instancePath+"/identities/" + i0,schemaPath:"#/components/schemas/UserIdentity/required",keyword:"required",params:{missingProperty: missing1},schema:schema138.required,parentSchema:schema138,data:data4}];
return false;
}
else {
const _errs16 = errors;
for(const key0 in data4){
if(!(((((key0 === "connection") || (key0 === "user_id")) || (key0 === "provider")) || (key0 === "isSocial")) || (key0 === "profileData"))){
validate130.errors = [{instancePath:instancePath+"/identities/" + i0,schemaPath:"#/components/schemas/UserIdentity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema138,data:data4}];
return false;
break;
}
}
if(_errs16 === errors){
if(data4.connection !== undefined){
let data5 = data4.connection;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func1(data5) > 255){
validate130.errors = [{instancePath:instancePath+"/identities/" + i0+"/connection",schemaPath:"#/components/schemas/UserIdentity/properties/connection/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema138.properties.connection,data:data5}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/identities/" + i0+"/connection",schemaPath:"#/components/schemas/UserIdentity/properties/connection/type",keyword:"type",params:{type: "string"},schema:schema138.properties.connection.type,parentSchema:schema138.properties.connection,data:data5}];
return false;
}
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.user_id !== undefined){
let data6 = data4.user_id;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func1(data6) > 255){
validate130.errors = [{instancePath:instancePath+"/identities/" + i0+"/user_id",schemaPath:"#/components/schemas/UserIdentity/properties/user_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema138.properties.user_id,data:data6}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/identities/" + i0+"/user_id",schemaPath:"#/components/schemas/UserIdentity/properties/user_id/type",keyword:"type",params:{type: "string"},schema:schema138.properties.user_id.type,parentSchema:schema138.properties.user_id,data:data6}];
return false;
}
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.provider !== undefined){
let data7 = data4.provider;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func1(data7) > 255){
validate130.errors = [{instancePath:instancePath+"/identities/" + i0+"/provider",schemaPath:"#/components/schemas/UserIdentity/properties/provider/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema138.properties.provider,data:data7}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/identities/" + i0+"/provider",schemaPath:"#/components/schemas/UserIdentity/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema138.properties.provider.type,parentSchema:schema138.properties.provider,data:data7}];
return false;
}
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.isSocial !== undefined){
let data8 = data4.isSocial;
const _errs23 = errors;
if(typeof data8 !== "boolean"){
validate130.errors = [{instancePath:instancePath+"/identities/" + i0+"/isSocial",schemaPath:"#/components/schemas/UserIdentity/properties/isSocial/type",keyword:"type",params:{type: "boolean"},schema:schema138.properties.isSocial.type,parentSchema:schema138.properties.isSocial,data:data8}];
return false;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data4.profileData !== undefined){
let data9 = data4.profileData;
const _errs25 = errors;
if(errors === _errs25){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
validate130.errors = [{instancePath:instancePath+"/identities/" + i0+"/profileData",schemaPath:"#/components/schemas/UserIdentity/properties/profileData/type",keyword:"type",params:{type: "object"},schema:schema138.properties.profileData.type,parentSchema:schema138.properties.profileData,data:data9}];
return false;
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/identities/" + i0,schemaPath:"#/components/schemas/UserIdentity/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data:data4}];
return false;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/type",keyword:"type",params:{type: "array"},schema:schema134.properties.identities.type,parentSchema:schema134.properties.identities,data:data3}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data10 = data.email;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data10 === "string"){
if(func1(data10) > 320){
validate130.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema134.properties.email,data:data10}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema134.properties.email.type,parentSchema:schema134.properties.email,data:data10}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_verified !== undefined){
let data11 = data.email_verified;
const _errs30 = errors;
if(typeof data11 !== "boolean"){
validate130.errors = [{instancePath:instancePath+"/email_verified",schemaPath:"#/properties/email_verified/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.email_verified.type,parentSchema:schema134.properties.email_verified,data:data11}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data12 = data.username;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data12 === "string"){
if(func1(data12) > 255){
validate130.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema134.properties.username,data:data12}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},schema:schema134.properties.username.type,parentSchema:schema134.properties.username,data:data12}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_number !== undefined){
let data13 = data.phone_number;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data13 === "string"){
if(func1(data13) > 64){
validate130.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema134.properties.phone_number,data:data13}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"},schema:schema134.properties.phone_number.type,parentSchema:schema134.properties.phone_number,data:data13}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_verified !== undefined){
let data14 = data.phone_verified;
const _errs36 = errors;
if(typeof data14 !== "boolean"){
validate130.errors = [{instancePath:instancePath+"/phone_verified",schemaPath:"#/properties/phone_verified/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.phone_verified.type,parentSchema:schema134.properties.phone_verified,data:data14}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.app_metadata !== undefined){
let data15 = data.app_metadata;
const _errs38 = errors;
if(errors === _errs38){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
validate130.errors = [{instancePath:instancePath+"/app_metadata",schemaPath:"#/properties/app_metadata/type",keyword:"type",params:{type: "object"},schema:schema134.properties.app_metadata.type,parentSchema:schema134.properties.app_metadata,data:data15}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_metadata !== undefined){
let data16 = data.user_metadata;
const _errs41 = errors;
if(errors === _errs41){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
}
else {
validate130.errors = [{instancePath:instancePath+"/user_metadata",schemaPath:"#/properties/user_metadata/type",keyword:"type",params:{type: "object"},schema:schema134.properties.user_metadata.type,parentSchema:schema134.properties.user_metadata,data:data16}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.picture !== undefined){
let data17 = data.picture;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data17 === "string"){
if(func1(data17) > 8192){
validate130.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 8192},schema:8192,parentSchema:schema134.properties.picture,data:data17}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "string"},schema:schema134.properties.picture.type,parentSchema:schema134.properties.picture,data:data17}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data18 = data.name;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data18 === "string"){
if(func1(data18) > 1024){
validate130.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema134.properties.name,data:data18}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema134.properties.name.type,parentSchema:schema134.properties.name,data:data18}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nickname !== undefined){
let data19 = data.nickname;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data19 === "string"){
if(func1(data19) > 1024){
validate130.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema134.properties.nickname,data:data19}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"},schema:schema134.properties.nickname.type,parentSchema:schema134.properties.nickname,data:data19}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.given_name !== undefined){
let data20 = data.given_name;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data20 === "string"){
if(func1(data20) > 1024){
validate130.errors = [{instancePath:instancePath+"/given_name",schemaPath:"#/properties/given_name/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema134.properties.given_name,data:data20}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/given_name",schemaPath:"#/properties/given_name/type",keyword:"type",params:{type: "string"},schema:schema134.properties.given_name.type,parentSchema:schema134.properties.given_name,data:data20}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.family_name !== undefined){
let data21 = data.family_name;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data21 === "string"){
if(func1(data21) > 1024){
validate130.errors = [{instancePath:instancePath+"/family_name",schemaPath:"#/properties/family_name/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema134.properties.family_name,data:data21}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/family_name",schemaPath:"#/properties/family_name/type",keyword:"type",params:{type: "string"},schema:schema134.properties.family_name.type,parentSchema:schema134.properties.family_name,data:data21}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multifactor !== undefined){
let data22 = data.multifactor;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data22)){
if(data22.length > 100){
validate130.errors = [{instancePath:instancePath+"/multifactor",schemaPath:"#/properties/multifactor/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema134.properties.multifactor,data:data22}];
return false;
}
else {
var valid7 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
const _errs56 = errors;
if(errors === _errs56){
if(typeof data23 === "string"){
if(func1(data23) > 255){
validate130.errors = [{instancePath:instancePath+"/multifactor/" + i1,schemaPath:"#/properties/multifactor/items/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema134.properties.multifactor.items,data:data23}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/multifactor/" + i1,schemaPath:"#/properties/multifactor/items/type",keyword:"type",params:{type: "string"},schema:schema134.properties.multifactor.items.type,parentSchema:schema134.properties.multifactor.items,data:data23}];
return false;
}
}
var valid7 = _errs56 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/multifactor",schemaPath:"#/properties/multifactor/type",keyword:"type",params:{type: "array"},schema:schema134.properties.multifactor.type,parentSchema:schema134.properties.multifactor,data:data22}];
return false;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_ip !== undefined){
let data24 = data.last_ip;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data24 === "string"){
if(func1(data24) > 64){
validate130.errors = [{instancePath:instancePath+"/last_ip",schemaPath:"#/properties/last_ip/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema134.properties.last_ip,data:data24}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/last_ip",schemaPath:"#/properties/last_ip/type",keyword:"type",params:{type: "string"},schema:schema134.properties.last_ip.type,parentSchema:schema134.properties.last_ip,data:data24}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_login !== undefined){
let data25 = data.last_login;
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs61){
if(errors === _errs61){
if(typeof data25 === "string"){
if(func1(data25) > 64){
validate130.errors = [{instancePath:instancePath+"/last_login",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data25}];
return false;
}
else {
if(!(formats4(data25))){
validate130.errors = [{instancePath:instancePath+"/last_login",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data25}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/last_login",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data25}];
return false;
}
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logins_count !== undefined){
let data26 = data.logins_count;
const _errs63 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate130.errors = [{instancePath:instancePath+"/logins_count",schemaPath:"#/properties/logins_count/type",keyword:"type",params:{type: "integer"},schema:schema134.properties.logins_count.type,parentSchema:schema134.properties.logins_count,data:data26}];
return false;
}
if(errors === _errs63){
if(typeof data26 == "number"){
if(data26 > 9007199254740991 || isNaN(data26)){
validate130.errors = [{instancePath:instancePath+"/logins_count",schemaPath:"#/properties/logins_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema134.properties.logins_count,data:data26}];
return false;
}
else {
if(data26 < 0 || isNaN(data26)){
validate130.errors = [{instancePath:instancePath+"/logins_count",schemaPath:"#/properties/logins_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema134.properties.logins_count,data:data26}];
return false;
}
else {
if(!(formats40.validate(data26))){
validate130.errors = [{instancePath:instancePath+"/logins_count",schemaPath:"#/properties/logins_count/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema134.properties.logins_count,data:data26}];
return false;
}
}
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocked !== undefined){
let data27 = data.blocked;
const _errs65 = errors;
if(typeof data27 !== "boolean"){
validate130.errors = [{instancePath:instancePath+"/blocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.blocked.type,parentSchema:schema134.properties.blocked,data:data27}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema133.required,parentSchema:schema133,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema133,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate130(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema140 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/DeletedUser"},"context":{"$ref":"#/components/schemas/EventContext"}}};
const schema141 = {"allOf":[{"$ref":"#/components/schemas/User"},{"type":"object","additionalProperties":true,"required":["deleted_at"],"properties":{"deleted_at":{"$ref":"#/components/schemas/ReportedTime"}}}]};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deleted_at === undefined) && (missing0 = "deleted_at")){
validate134.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},schema:schema141.allOf[1].required,parentSchema:schema141.allOf[1],data}];
return false;
}
else {
if(data.deleted_at !== undefined){
let data0 = data.deleted_at;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate134.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/components/schemas/ReportedTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema19,data:data0}];
return false;
}
else {
if(!(formats4(data0))){
validate134.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/components/schemas/ReportedTime/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema19,data:data0}];
return false;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/components/schemas/ReportedTime/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data:data0}];
return false;
}
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},schema:schema141.allOf[1].type,parentSchema:schema141.allOf[1],data}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema140.required,parentSchema:schema140,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate133.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema140,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate134(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const schema143 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{"$ref":"#/components/schemas/User"},"context":{"$ref":"#/components/schemas/EventContext"}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema143.required,parentSchema:schema143,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate138.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema143,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.object !== undefined){
const _errs2 = errors;
if(!(validate130(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs3 = errors;
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};



function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate141.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema4,data}];
return false;
}
else {
if(func1(data) < 1){
validate141.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema4,data}];
return false;
}
else {
if(!(formats2(data))){
validate141.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri-reference"},schema:"uri-reference",parentSchema:schema4,data}];
return false;
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data}];
return false;
}
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"dynamicProps":false,"dynamicItems":false};



function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate142.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema8,data}];
return false;
}
else {
if(func1(data) < 1){
validate142.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8,data}];
return false;
}
else {
if(!(formats6(data))){
validate142.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema8,data}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data}];
return false;
}
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"dynamicProps":false,"dynamicItems":false};


const schema146 = {"type":"object","additionalProperties":false,"required":["object"],"properties":{"object":{},"context":{"$ref":"#/components/schemas/EventContext"}},"anyOf":[{"$ref":"#/components/schemas/GroupCreatedData"},{"$ref":"#/components/schemas/GroupDeletedData"},{"$ref":"#/components/schemas/GroupMemberAddedData"},{"$ref":"#/components/schemas/GroupMemberDeletedData"},{"$ref":"#/components/schemas/GroupRoleAssignedData"},{"$ref":"#/components/schemas/GroupRoleDeletedData"},{"$ref":"#/components/schemas/GroupUpdatedData"},{"$ref":"#/components/schemas/OrganizationConnectionAddedData"},{"$ref":"#/components/schemas/OrganizationConnectionRemovedData"},{"$ref":"#/components/schemas/OrganizationConnectionUpdatedData"},{"$ref":"#/components/schemas/OrganizationCreatedData"},{"$ref":"#/components/schemas/OrganizationDeletedData"},{"$ref":"#/components/schemas/OrganizationGroupRoleAssignedData"},{"$ref":"#/components/schemas/OrganizationGroupRoleDeletedData"},{"$ref":"#/components/schemas/OrganizationMemberAddedData"},{"$ref":"#/components/schemas/OrganizationMemberDeletedData"},{"$ref":"#/components/schemas/OrganizationMemberRoleAssignedData"},{"$ref":"#/components/schemas/OrganizationMemberRoleDeletedData"},{"$ref":"#/components/schemas/OrganizationUpdatedData"},{"$ref":"#/components/schemas/UserCreatedData"},{"$ref":"#/components/schemas/UserDeletedData"},{"$ref":"#/components/schemas/UserUpdatedData"}]};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs3 = errors;
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs4 = errors;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs5 = errors;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs6 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs7 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs8 = errors;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs9 = errors;
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs10 = errors;
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs11 = errors;
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs12 = errors;
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs13 = errors;
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs14 = errors;
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs15 = errors;
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs16 = errors;
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs17 = errors;
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs18 = errors;
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs19 = errors;
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs20 = errors;
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs21 = errors;
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs22 = errors;
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs23 = errors;
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var _valid0 = _errs23 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema146.anyOf,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate143.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.object === undefined) && (missing0 = "object")){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema146.required,parentSchema:schema146,data}];
return false;
}
else {
const _errs24 = errors;
for(const key0 in data){
if(!((key0 === "object") || (key0 === "context"))){
validate143.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema146,data}];
return false;
break;
}
}
if(_errs24 === errors){
if(data.context !== undefined){
if(!(validate12(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema146.type,parentSchema:schema146,data}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

return {
"/publications/PublishEvent": validate1,
"/publications/PublishEventBatch": validate2,
"/components/schemas/GroupCreatedData": validate3,
"/components/schemas/TraceParent": validate16,
"/components/schemas/TraceState": validate17,
"/components/schemas/GroupDeletedData": validate18,
"/components/schemas/GroupMemberAddedData": validate28,
"/components/schemas/GroupMemberDeletedData": validate46,
"/components/schemas/GroupRoleAssignedData": validate49,
"/components/schemas/GroupRoleDeletedData": validate56,
"/components/schemas/GroupUpdatedData": validate63,
"/components/schemas/OrganizationConnectionAddedData": validate66,
"/components/schemas/OrganizationConnectionRemovedData": validate74,
"/components/schemas/OrganizationConnectionUpdatedData": validate80,
"/components/schemas/OrganizationCreatedData": validate83,
"/components/schemas/OrganizationDeletedData": validate87,
"/components/schemas/OrganizationGroupRoleAssignedData": validate91,
"/components/schemas/OrganizationGroupRoleDeletedData": validate99,
"/components/schemas/OrganizationMemberAddedData": validate106,
"/components/schemas/OrganizationMemberDeletedData": validate113,
"/components/schemas/OrganizationMemberRoleAssignedData": validate116,
"/components/schemas/OrganizationMemberRoleDeletedData": validate123,
"/components/schemas/OrganizationUpdatedData": validate126,
"/components/schemas/UserCreatedData": validate129,
"/components/schemas/UserDeletedData": validate133,
"/components/schemas/UserUpdatedData": validate138,
"/components/schemas/PublisherEventSource": validate141,
"/components/schemas/PublisherEventDataSchema": validate142,
"/components/schemas/PublishEventData": validate143,
}
})
